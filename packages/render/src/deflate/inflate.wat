;; The kernel of `inflate-rows.ts`: decodes Huffman codes, computes the checksum of the bytes, and unfilters PNG rows.
(module
  (memory (export "memory") 2)
  ;; The address of the next input byte, and the $count unread bits before it. Above these, $bits may already contain
  ;; bits of the bytes from $at on. Loading them again does no harm, because the same bits are combined by OR.
  (global $at (mut i32) (i32.const 0))
  (global $bits (mut i64) (i64.const 0))
  (global $count (mut i32) (i32.const 0))
  ;; Why `decode` returned: 0 the output limit was reached, 1 the block has ended, 2 the input has an unknown code.
  (global $reason (mut i32) (i32.const 0))

  (func (export "begin") (param $from i32)
    (global.set $at (local.get $from))
    (global.set $bits (i64.const 0))
    (global.set $count (i32.const 0)))

  (func (export "reason") (result i32) (global.get $reason))

  ;; The address of the first byte of which no bit was read.
  (func (export "place") (result i32)
    (i32.sub (global.get $at) (i32.shr_u (global.get $count) (i32.const 3))))

  (func (export "skipToByte")
    (global.set $bits (i64.shr_u (global.get $bits) (i64.extend_i32_u (i32.and (global.get $count) (i32.const 7)))))
    (global.set $count (i32.and (global.get $count) (i32.const -8))))

  ;; Reads at most 32 bits; the first one is the least significant.
  (func $take (export "take") (param $length i32) (result i32)
    (local $taken i64)
    (global.set $bits (i64.or (global.get $bits)
      (i64.shl (i64.load (global.get $at)) (i64.extend_i32_u (global.get $count)))))
    (global.set $at (i32.add (global.get $at)
      (i32.shr_u (i32.sub (i32.const 63) (global.get $count)) (i32.const 3))))
    (global.set $count (i32.or (global.get $count) (i32.const 56)))
    (local.set $taken (i64.and (global.get $bits)
      (i64.sub (i64.shl (i64.const 1) (i64.extend_i32_u (local.get $length))) (i64.const 1))))
    (global.set $bits (i64.shr_u (global.get $bits) (i64.extend_i32_u (local.get $length))))
    (global.set $count (i32.sub (global.get $count) (local.get $length)))
    (i32.wrap_i64 (local.get $taken)))

  ;; Decodes bytes of a block to $out until $limit is reached. Returns their end, which is at most 258 bytes beyond
  ;; $limit; up to 16 more bytes may be overwritten.
  ;; $singles: by the next 15 bits, the symbol, and from bit 9 on the length of its code; 0 if there is no such code.
  ;; $triples: by the next 12 bits, up to three bytes whose codes they contain; from bit 24 on the total length of these
  ;; codes, from bit 28 on the number of bytes. Negative if the next code is longer or is not that of a byte.
  ;; $lengths: by length symbol, the shortest match length, and from bit 16 on the number of extra bits.
  (func (export "decode")
    (param $out i32) (param $limit i32) (param $singles i32) (param $triples i32) (param $lengths i32) (result i32)
    (local $at i32) (local $bits i64) (local $count i32) (local $entry i32) (local $size i32) (local $end i32)
    (local $zeros v128)
    (local.set $at (global.get $at))
    (local.set $bits (global.get $bits))
    (local.set $count (global.get $count))
    (global.set $reason (i32.const 0))
    (block $stop
      (loop $next
        (br_if $stop (i32.ge_u (local.get $out) (local.get $limit)))
        (local.set $bits (i64.or (local.get $bits)
          (i64.shl (i64.load (local.get $at)) (i64.extend_i32_u (local.get $count)))))
        (local.set $at (i32.add (local.get $at)
          (i32.shr_u (i32.sub (i32.const 63) (local.get $count)) (i32.const 3))))
        (local.set $count (i32.or (local.get $count) (i32.const 56)))
        (block $special
          ;; Unrolled four times: four lookups read at most 48 of the 56 available bits.
          (local.set $entry (i32.load (i32.add (local.get $triples)
            (i32.shl (i32.and (i32.wrap_i64 (local.get $bits)) (i32.const 4095)) (i32.const 2)))))
          (br_if $special (i32.lt_s (local.get $entry) (i32.const 0)))
          (i32.store (local.get $out) (local.get $entry))
          (local.set $out (i32.add (local.get $out) (i32.shr_u (local.get $entry) (i32.const 28))))
          (local.set $size (i32.and (i32.shr_u (local.get $entry) (i32.const 24)) (i32.const 15)))
          (local.set $bits (i64.shr_u (local.get $bits) (i64.extend_i32_u (local.get $size))))
          (local.set $count (i32.sub (local.get $count) (local.get $size)))
          (local.set $entry (i32.load (i32.add (local.get $triples)
            (i32.shl (i32.and (i32.wrap_i64 (local.get $bits)) (i32.const 4095)) (i32.const 2)))))
          (br_if $special (i32.lt_s (local.get $entry) (i32.const 0)))
          (i32.store (local.get $out) (local.get $entry))
          (local.set $out (i32.add (local.get $out) (i32.shr_u (local.get $entry) (i32.const 28))))
          (local.set $size (i32.and (i32.shr_u (local.get $entry) (i32.const 24)) (i32.const 15)))
          (local.set $bits (i64.shr_u (local.get $bits) (i64.extend_i32_u (local.get $size))))
          (local.set $count (i32.sub (local.get $count) (local.get $size)))
          (local.set $entry (i32.load (i32.add (local.get $triples)
            (i32.shl (i32.and (i32.wrap_i64 (local.get $bits)) (i32.const 4095)) (i32.const 2)))))
          (br_if $special (i32.lt_s (local.get $entry) (i32.const 0)))
          (i32.store (local.get $out) (local.get $entry))
          (local.set $out (i32.add (local.get $out) (i32.shr_u (local.get $entry) (i32.const 28))))
          (local.set $size (i32.and (i32.shr_u (local.get $entry) (i32.const 24)) (i32.const 15)))
          (local.set $bits (i64.shr_u (local.get $bits) (i64.extend_i32_u (local.get $size))))
          (local.set $count (i32.sub (local.get $count) (local.get $size)))
          (local.set $entry (i32.load (i32.add (local.get $triples)
            (i32.shl (i32.and (i32.wrap_i64 (local.get $bits)) (i32.const 4095)) (i32.const 2)))))
          (br_if $special (i32.lt_s (local.get $entry) (i32.const 0)))
          (i32.store (local.get $out) (local.get $entry))
          (local.set $out (i32.add (local.get $out) (i32.shr_u (local.get $entry) (i32.const 28))))
          (local.set $size (i32.and (i32.shr_u (local.get $entry) (i32.const 24)) (i32.const 15)))
          (local.set $bits (i64.shr_u (local.get $bits) (i64.extend_i32_u (local.get $size))))
          (local.set $count (i32.sub (local.get $count) (local.get $size)))
          (br $next))
        ;; Up to three lookups may have left only 20 bits; a match reads up to 21 (code, extra bits and distance).
        (local.set $bits (i64.or (local.get $bits)
          (i64.shl (i64.load (local.get $at)) (i64.extend_i32_u (local.get $count)))))
        (local.set $at (i32.add (local.get $at)
          (i32.shr_u (i32.sub (i32.const 63) (local.get $count)) (i32.const 3))))
        (local.set $count (i32.or (local.get $count) (i32.const 56)))
        (local.set $entry (i32.load16_u (i32.add (local.get $singles)
          (i32.shl (i32.and (i32.wrap_i64 (local.get $bits)) (i32.const 32767)) (i32.const 1)))))
        (local.set $size (i32.shr_u (local.get $entry) (i32.const 9)))
        (if (i32.eqz (local.get $size))
          (then
            (global.set $reason (i32.const 2))
            (br $stop)))
        (local.set $entry (i32.and (local.get $entry) (i32.const 511)))
        (local.set $bits (i64.shr_u (local.get $bits) (i64.extend_i32_u (local.get $size))))
        (local.set $count (i32.sub (local.get $count) (local.get $size)))
        (if (i32.lt_u (local.get $entry) (i32.const 256))
          (then
            (i32.store8 (local.get $out) (local.get $entry))
            (local.set $out (i32.add (local.get $out) (i32.const 1)))
            (br $next)))
        (if (i32.eq (local.get $entry) (i32.const 256))
          (then
            (global.set $reason (i32.const 1))
            (br $stop)))
        ;; A match, which repeats the previous byte.
        (local.set $entry (i32.load (i32.add (local.get $lengths)
          (i32.shl (i32.sub (local.get $entry) (i32.const 257)) (i32.const 2)))))
        (local.set $size (i32.shr_u (local.get $entry) (i32.const 16)))
        (local.set $end (i32.add (i32.add (local.get $out) (i32.and (local.get $entry) (i32.const 0xffff)))
          (i32.and (i32.wrap_i64 (local.get $bits))
            (i32.sub (i32.shl (i32.const 1) (local.get $size)) (i32.const 1)))))
        (local.set $bits (i64.shr_u (local.get $bits) (i64.extend_i32_u (local.get $size))))
        (local.set $count (i32.sub (local.get $count) (local.get $size)))
        ;; The only distance code is 0.
        (if (i32.and (i32.wrap_i64 (local.get $bits)) (i32.const 1))
          (then
            (global.set $reason (i32.const 2))
            (br $stop)))
        (local.set $bits (i64.shr_u (local.get $bits) (i64.const 1)))
        (local.set $count (i32.sub (local.get $count) (i32.const 1)))
        (local.set $zeros (v128.load8_splat (i32.sub (local.get $out) (i32.const 1))))
        (loop $sixteen
          (v128.store (local.get $out) (local.get $zeros))
          (local.set $out (i32.add (local.get $out) (i32.const 16)))
          (br_if $sixteen (i32.lt_u (local.get $out) (local.get $end))))
        (local.set $out (local.get $end))
        (br $next)))
    (global.set $at (local.get $at))
    (global.set $bits (local.get $bits))
    (global.set $count (local.get $count))
    (local.get $out))

  ;; Updates Adler-32. $sums: the low and the high sum, as words.
  (func (export "sum") (param $from i32) (param $end i32) (param $sums i32)
    (local $low i32) (local $high i32) (local $stop i32) (local $each v128)
    (local $lows v128) (local $highs v128) (local $own v128)
    (local.set $low (i32.load (local.get $sums)))
    (local.set $high (i32.load offset=4 (local.get $sums)))
    (block $few
      (loop $chunk
        ;; The sums of 2048 bytes cannot overflow 32 bits.
        (local.set $stop (i32.add (local.get $from) (i32.const 2048)))
        (if (i32.gt_u (local.get $stop) (local.get $end))
          (then (local.set $stop
            (i32.add (local.get $from)
              (i32.and (i32.sub (local.get $end) (local.get $from)) (i32.const -16))))))
        (br_if $few (i32.ge_u (local.get $from) (local.get $stop)))
        (local.set $high (i32.add (local.get $high)
          (i32.mul (i32.sub (local.get $stop) (local.get $from)) (local.get $low))))
        (local.set $lows (v128.const i32x4 0 0 0 0))
        (local.set $highs (v128.const i32x4 0 0 0 0))
        (local.set $own (v128.const i32x4 0 0 0 0))
        (loop $sixteen
          (local.set $each (v128.load (local.get $from)))
          (local.set $highs (i32x4.add (local.get $highs) (local.get $lows)))
          (local.set $lows (i32x4.add (local.get $lows)
            (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (local.get $each)))))
          ;; How many times each of sixteen bytes is contained in the high sum after them.
          (local.set $own (i32x4.add (local.get $own)
            (i32x4.add
              (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_u (local.get $each))
                (v128.const i16x8 16 15 14 13 12 11 10 9))
              (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_u (local.get $each))
                (v128.const i16x8 8 7 6 5 4 3 2 1)))))
          (local.set $from (i32.add (local.get $from) (i32.const 16)))
          (br_if $sixteen (i32.lt_u (local.get $from) (local.get $stop))))
        (local.set $high (i32.add (local.get $high)
          (i32.add (i32.shl (call $total (local.get $highs)) (i32.const 4)) (call $total (local.get $own)))))
        (local.set $low (i32.rem_u (i32.add (local.get $low) (call $total (local.get $lows))) (i32.const 65521)))
        (local.set $high (i32.rem_u (local.get $high) (i32.const 65521)))
        (br $chunk)))
    (block $done
      (loop $oneByte
        (br_if $done (i32.ge_u (local.get $from) (local.get $end)))
        (local.set $low (i32.add (local.get $low) (i32.load8_u (local.get $from))))
        (local.set $high (i32.add (local.get $high) (local.get $low)))
        (local.set $from (i32.add (local.get $from) (i32.const 1)))
        (br $oneByte)))
    (i32.store (local.get $sums) (i32.rem_u (local.get $low) (i32.const 65521)))
    (i32.store offset=4 (local.get $sums) (i32.rem_u (local.get $high) (i32.const 65521))))

  (func $total (param $four v128) (result i32)
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $four)) (i32x4.extract_lane 1 (local.get $four)))
      (i32.add (i32x4.extract_lane 2 (local.get $four)) (i32x4.extract_lane 3 (local.get $four)))))

  ;; Reverses the filter Up: adds the pixels at $above to the bytes at $row and stores pixels at $out. Processes four
  ;; pixels at a time, so it reads and writes beyond the end of the row. With three channels, alpha is that of $above.
  (func (export "addAbove")
    (param $row i32) (param $above i32) (param $pixels i32) (param $channels i32) (param $out i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $out) (i32.shl (local.get $pixels) (i32.const 2))))
    (if (i32.eq (local.get $channels) (i32.const 3))
      (then
        (loop $fourPixels
          (v128.store (local.get $out)
            (i8x16.add (v128.load (local.get $above))
              (i8x16.shuffle 0 1 2 16 3 4 5 16 6 7 8 16 9 10 11 16
                (v128.load (local.get $row)) (v128.const i32x4 0 0 0 0))))
          (local.set $row (i32.add (local.get $row) (i32.const 12)))
          (local.set $above (i32.add (local.get $above) (i32.const 16)))
          (local.set $out (i32.add (local.get $out) (i32.const 16)))
          (br_if $fourPixels (i32.lt_u (local.get $out) (local.get $end)))))
      (else
        (loop $fourPixels
          (v128.store (local.get $out) (i8x16.add (v128.load (local.get $above)) (v128.load (local.get $row))))
          (local.set $row (i32.add (local.get $row) (i32.const 16)))
          (local.set $above (i32.add (local.get $above) (i32.const 16)))
          (local.set $out (i32.add (local.get $out) (i32.const 16)))
          (br_if $fourPixels (i32.lt_u (local.get $out) (local.get $end)))))))

  ;; Reverses the filter Sub: adds to each pixel its left neighbor. With three channels, alpha is opaque.
  (func (export "addLeft") (param $row i32) (param $pixels i32) (param $channels i32) (param $out i32)
    (local $end i32) (local $each v128) (local $left v128)
    (local.set $end (i32.add (local.get $out) (i32.shl (local.get $pixels) (i32.const 2))))
    (if (i32.eq (local.get $channels) (i32.const 3))
      (then (local.set $left (v128.const i32x4 0xff000000 0xff000000 0xff000000 0xff000000))))
    (loop $fourPixels
      (local.set $each (v128.load (local.get $row)))
      (if (i32.eq (local.get $channels) (i32.const 3))
        (then (local.set $each
          (i8x16.shuffle 0 1 2 16 3 4 5 16 6 7 8 16 9 10 11 16
            (local.get $each) (v128.const i32x4 0 0 0 0)))))
      (local.set $each (i8x16.add (local.get $each)
        (i8x16.shuffle 16 16 16 16 0 1 2 3 4 5 6 7 8 9 10 11 (local.get $each) (v128.const i32x4 0 0 0 0))))
      (local.set $each (i8x16.add (local.get $each)
        (i8x16.shuffle 16 16 16 16 16 16 16 16 0 1 2 3 4 5 6 7 (local.get $each) (v128.const i32x4 0 0 0 0))))
      (local.set $each (i8x16.add (local.get $each) (local.get $left)))
      (v128.store (local.get $out) (local.get $each))
      (local.set $left
        (i8x16.shuffle 12 13 14 15 12 13 14 15 12 13 14 15 12 13 14 15 (local.get $each) (local.get $each)))
      (local.set $row (i32.add (local.get $row) (i32.shl (local.get $channels) (i32.const 2))))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (br_if $fourPixels (i32.lt_u (local.get $out) (local.get $end))))))
