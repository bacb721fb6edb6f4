;; What `deflate-rows.ts` runs: differences of rows, their checksum, how often each byte occurs, and their codes as bits.
;; A pixel is a word of four bytes; where the rows are opaque, the fourth is left out.
(module
  (memory (export "memory") 1)
  ;; Where the next byte goes, and the bits of one that was begun: never more than seven between two calls.
  (global $at (mut i32) (i32.const 0))
  (global $bits (mut i64) (i64.const 0))
  (global $count (mut i32) (i32.const 0))

  ;; Each byte less the one a $distance before it. $kept: which bytes of a pixel count.
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

  ;; Adler-32 of the first $channels bytes of each word. $sums: low and high, as words. The others are zero.
  (func (export "sum") (param $words i32) (param $end i32) (param $channels i32) (param $sums i32)
    (local $low i32) (local $high i32) (local $stop i32) (local $pixels i32) (local $shares v128) (local $more v128)
    (local $each v128) (local $lows v128) (local $highs v128) (local $own v128) (local $word i32) (local $byte i32)
    (local.set $low (i32.load (local.get $sums)))
    (local.set $high (i32.load offset=4 (local.get $sums)))
    ;; How often each byte of four pixels is counted in the higher sum by the end of them.
    (if (i32.eq (local.get $channels) (i32.const 3))
      (then
        (local.set $shares (v128.const i16x8 12 11 10 0 9 8 7 0))
        (local.set $more (v128.const i16x8 6 5 4 0 3 2 1 0)))
      (else
        (local.set $shares (v128.const i16x8 16 15 14 13 12 11 10 9))
        (local.set $more (v128.const i16x8 8 7 6 5 4 3 2 1))))
    (block $few
      (loop $chunk
        ;; So many pixels that no sum has more than 32 bits.
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

  ;; Counts the bytes of words, in a table of 256 for each channel: one that counts the same byte again and again would
  ;; wait for itself.
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

  ;; Some bits, the lowest first.
  (func (export "write") (param $value i32) (param $length i32)
    (global.set $bits (i64.or (global.get $bits)
      (i64.shl (i64.extend_i32_u (local.get $value)) (i64.extend_i32_u (global.get $count)))))
    (global.set $count (i32.add (global.get $count) (local.get $length)))
    (i64.store (global.get $at) (global.get $bits))
    (global.set $at (i32.add (global.get $at) (i32.shr_u (global.get $count) (i32.const 3))))
    (global.set $bits (i64.shr_u (global.get $bits)
      (i64.extend_i32_u (i32.and (global.get $count) (i32.const -8)))))
    (global.set $count (i32.and (global.get $count) (i32.const 7))))

  ;; Fills up the byte that was begun. Gives where the bytes end.
  (func (export "end") (result i32)
    (i32.add (global.get $at) (i32.ne (global.get $count) (i32.const 0))))

  ;; The bytes of words by their codes: the bits of each, and above them from bit 16 on how many there are, at most 15.
  ;; Three of them and what is left from before have no more than 64 bits.
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
