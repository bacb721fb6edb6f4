;; The kernel of `deflate-rows.ts`: filters rows, computes their checksum, counts their bytes and writes Huffman codes.
;; A pixel is a word of four bytes; the fourth is skipped if the rows are opaque.
(module
  (memory (export "memory") 1)
  ;; The address of the next output byte, and the pending bits of an incomplete byte: at most seven between two calls.
  (global $at (mut i32) (i32.const 0))
  (global $bits (mut i64) (i64.const 0))
  (global $count (mut i32) (i32.const 0))

  ;; Subtracts from each byte the one $distance bytes before it. $kept: a mask of the bytes of a pixel that are kept.
  (func (export "subtract")
    (param $pixels i32) (param $distance i32) (param $bytes i32) (param $kept i32) (param $out i32)
    (local $end i32) (local $mask v128)
    (local.set $end (i32.add (local.get $pixels) (local.get $bytes)))
    (local.set $mask (i32x4.splat (local.get $kept)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $pixels) (local.get $end)))
        (v128.store (local.get $out)
          (v128.and (local.get $mask)
            (i8x16.sub
              (v128.load (local.get $pixels))
              (v128.load (i32.sub (local.get $pixels) (local.get $distance))))))
        (local.set $pixels (i32.add (local.get $pixels) (i32.const 16)))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (br $next))))

  ;; Updates Adler-32 with the first $channels bytes of each word; all others must be zero. $sums: the low and the high
  ;; sum, as words.
  (func (export "sum") (param $words i32) (param $end i32) (param $channels i32) (param $sums i32)
    (local $low i32) (local $high i32) (local $stop i32) (local $pixels i32) (local $shares v128) (local $more v128)
    (local $each v128) (local $lows v128) (local $highs v128) (local $own v128) (local $word i32) (local $byte i32)
    (local.set $low (i32.load (local.get $sums)))
    (local.set $high (i32.load offset=4 (local.get $sums)))
    ;; How many times each byte of four pixels is contained in the high sum after these pixels.
    (if (i32.eq (local.get $channels) (i32.const 3))
      (then
        (local.set $shares (v128.const i16x8 12 11 10 0 9 8 7 0))
        (local.set $more (v128.const i16x8 6 5 4 0 3 2 1 0)))
      (else
        (local.set $shares (v128.const i16x8 16 15 14 13 12 11 10 9))
        (local.set $more (v128.const i16x8 8 7 6 5 4 3 2 1))))
    (block $few
      (loop $chunk
        ;; The sums of 2048 bytes cannot overflow 32 bits.
        (local.set $stop (i32.add (local.get $words) (i32.const 2048)))
        (if (i32.gt_u (local.get $stop) (local.get $end))
          (then (local.set $stop
            (i32.add (local.get $words)
              (i32.and (i32.sub (local.get $end) (local.get $words)) (i32.const -16))))))
        (br_if $few (i32.ge_u (local.get $words) (local.get $stop)))
        (local.set $pixels (i32.shr_u (i32.sub (local.get $stop) (local.get $words)) (i32.const 2)))
        (local.set $lows (v128.const i32x4 0 0 0 0))
        (local.set $highs (v128.const i32x4 0 0 0 0))
        (local.set $own (v128.const i32x4 0 0 0 0))
        (loop $fourPixels
          (local.set $each (v128.load (local.get $words)))
          (local.set $highs (i32x4.add (local.get $highs) (local.get $lows)))
          (local.set $lows (i32x4.add (local.get $lows)
            (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (local.get $each)))))
          (local.set $own (i32x4.add (local.get $own)
            (i32x4.add
              (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_u (local.get $each)) (local.get $shares))
              (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_u (local.get $each)) (local.get $more)))))
          (local.set $words (i32.add (local.get $words) (i32.const 16)))
          (br_if $fourPixels (i32.lt_u (local.get $words) (local.get $stop))))
        (local.set $high (i32.add (local.get $high)
          (i32.add
            (i32.mul (i32.mul (local.get $pixels) (local.get $channels)) (local.get $low))
            (i32.add
              (i32.mul (i32.shl (local.get $channels) (i32.const 2)) (call $total (local.get $highs)))
              (call $total (local.get $own))))))
        (local.set $low (i32.rem_u (i32.add (local.get $low) (call $total (local.get $lows))) (i32.const 65521)))
        (local.set $high (i32.rem_u (local.get $high) (i32.const 65521)))
        (br $chunk)))
    (block $done
      (loop $pixel
        (br_if $done (i32.ge_u (local.get $words) (local.get $end)))
        (local.set $word (i32.load (local.get $words)))
        (local.set $byte (local.get $channels))
        (loop $oneByte
          (local.set $low (i32.add (local.get $low) (i32.and (local.get $word) (i32.const 255))))
          (local.set $high (i32.add (local.get $high) (local.get $low)))
          (local.set $word (i32.shr_u (local.get $word) (i32.const 8)))
          (local.set $byte (i32.sub (local.get $byte) (i32.const 1)))
          (br_if $oneByte (local.get $byte)))
        (local.set $words (i32.add (local.get $words) (i32.const 4)))
        (br $pixel)))
    (i32.store (local.get $sums) (i32.rem_u (local.get $low) (i32.const 65521)))
    (i32.store offset=4 (local.get $sums) (i32.rem_u (local.get $high) (i32.const 65521))))

  (func $total (param $four v128) (result i32)
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $four)) (i32x4.extract_lane 1 (local.get $four)))
      (i32.add (i32x4.extract_lane 2 (local.get $four)) (i32x4.extract_lane 3 (local.get $four)))))

  ;; Counts the bytes of words, in a separate table of 256 counters for each channel. With one table, equal bytes in a
  ;; row would make each increment wait for the previous one.
  (func (export "count") (param $words i32) (param $end i32) (param $channels i32) (param $counts i32)
    (local $word i32) (local $counter i32)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $words) (local.get $end)))
        (local.set $word (i32.load (local.get $words)))
        (local.set $counter (i32.add (local.get $counts) (i32.shl (i32.and (local.get $word) (i32.const 255)) (i32.const 2))))
        (i32.store (local.get $counter) (i32.add (i32.load (local.get $counter)) (i32.const 1)))
        (local.set $counter (i32.add (local.get $counts) (i32.and (i32.shr_u (local.get $word) (i32.const 6)) (i32.const 1020))))
        (i32.store offset=1024 (local.get $counter) (i32.add (i32.load offset=1024 (local.get $counter)) (i32.const 1)))
        (local.set $counter (i32.add (local.get $counts) (i32.and (i32.shr_u (local.get $word) (i32.const 14)) (i32.const 1020))))
        (i32.store offset=2048 (local.get $counter) (i32.add (i32.load offset=2048 (local.get $counter)) (i32.const 1)))
        (if (i32.eq (local.get $channels) (i32.const 4))
          (then
            (local.set $counter (i32.add (local.get $counts) (i32.and (i32.shr_u (local.get $word) (i32.const 22)) (i32.const 1020))))
            (i32.store offset=3072 (local.get $counter) (i32.add (i32.load offset=3072 (local.get $counter)) (i32.const 1)))))
        (local.set $words (i32.add (local.get $words) (i32.const 4)))
        (br $next))))

  (func (export "begin") (param $out i32)
    (global.set $at (local.get $out))
    (global.set $bits (i64.const 0))
    (global.set $count (i32.const 0)))

  ;; Writes bits, the least significant first.
  (func (export "write") (param $value i32) (param $length i32)
    (global.set $bits (i64.or (global.get $bits)
      (i64.shl (i64.extend_i32_u (local.get $value)) (i64.extend_i32_u (global.get $count)))))
    (global.set $count (i32.add (global.get $count) (local.get $length)))
    (i64.store (global.get $at) (global.get $bits))
    (global.set $at (i32.add (global.get $at) (i32.shr_u (global.get $count) (i32.const 3))))
    (global.set $bits (i64.shr_u (global.get $bits)
      (i64.extend_i32_u (i32.and (global.get $count) (i32.const -8)))))
    (global.set $count (i32.and (global.get $count) (i32.const 7))))

  ;; Returns the end of the output, including an incomplete byte.
  (func (export "end") (result i32)
    (i32.add (global.get $at) (i32.ne (global.get $count) (i32.const 0))))

  ;; Writes the codes of all bytes of words. $codes: for each byte the bits of its code, and from bit 16 on its length,
  ;; at most 15. Three codes and the pending bits fit into 64 bits.
  (func (export "writeWords") (param $words i32) (param $end i32) (param $channels i32) (param $codes i32)
    (local $at i32) (local $bits i64) (local $count i32) (local $word i32) (local $code i32)
    (local.set $at (global.get $at))
    (local.set $bits (global.get $bits))
    (local.set $count (global.get $count))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $words) (local.get $end)))
        (local.set $word (i32.load (local.get $words)))
        (local.set $code (i32.load (i32.add (local.get $codes)
          (i32.shl (i32.and (local.get $word) (i32.const 255)) (i32.const 2)))))
        (local.set $bits (i64.or (local.get $bits)
          (i64.shl (i64.extend_i32_u (i32.and (local.get $code) (i32.const 0xffff)))
            (i64.extend_i32_u (local.get $count)))))
        (local.set $count (i32.add (local.get $count) (i32.shr_u (local.get $code) (i32.const 16))))
        (local.set $code (i32.load (i32.add (local.get $codes)
          (i32.and (i32.shr_u (local.get $word) (i32.const 6)) (i32.const 1020)))))
        (local.set $bits (i64.or (local.get $bits)
          (i64.shl (i64.extend_i32_u (i32.and (local.get $code) (i32.const 0xffff)))
            (i64.extend_i32_u (local.get $count)))))
        (local.set $count (i32.add (local.get $count) (i32.shr_u (local.get $code) (i32.const 16))))
        (local.set $code (i32.load (i32.add (local.get $codes)
          (i32.and (i32.shr_u (local.get $word) (i32.const 14)) (i32.const 1020)))))
        (local.set $bits (i64.or (local.get $bits)
          (i64.shl (i64.extend_i32_u (i32.and (local.get $code) (i32.const 0xffff)))
            (i64.extend_i32_u (local.get $count)))))
        (local.set $count (i32.add (local.get $count) (i32.shr_u (local.get $code) (i32.const 16))))
        (i64.store (local.get $at) (local.get $bits))
        (local.set $at (i32.add (local.get $at) (i32.shr_u (local.get $count) (i32.const 3))))
        (local.set $bits (i64.shr_u (local.get $bits)
          (i64.extend_i32_u (i32.and (local.get $count) (i32.const -8)))))
        (local.set $count (i32.and (local.get $count) (i32.const 7)))
        (if (i32.eq (local.get $channels) (i32.const 4))
          (then
            (local.set $code (i32.load (i32.add (local.get $codes)
              (i32.and (i32.shr_u (local.get $word) (i32.const 22)) (i32.const 1020)))))
            (local.set $bits (i64.or (local.get $bits)
              (i64.shl (i64.extend_i32_u (i32.and (local.get $code) (i32.const 0xffff)))
                (i64.extend_i32_u (local.get $count)))))
            (local.set $count (i32.add (local.get $count) (i32.shr_u (local.get $code) (i32.const 16))))
            (i64.store (local.get $at) (local.get $bits))
            (local.set $at (i32.add (local.get $at) (i32.shr_u (local.get $count) (i32.const 3))))
            (local.set $bits (i64.shr_u (local.get $bits)
              (i64.extend_i32_u (i32.and (local.get $count) (i32.const -8)))))
            (local.set $count (i32.and (local.get $count) (i32.const 7)))))
        (local.set $words (i32.add (local.get $words) (i32.const 4)))
        (br $next)))
    (global.set $at (local.get $at))
    (global.set $bits (local.get $bits))
    (global.set $count (local.get $count))))
