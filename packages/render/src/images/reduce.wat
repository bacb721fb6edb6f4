;; The kernel of `reducing-rows.ts`. It uses only integers, so that every engine computes the same bits. A pixel has
;; four channels. One multiply-add instruction handles two neighbors, rows or pixels: therefore taps come in pairs, and
;; the values of a pair are interleaved first.
(module
  (memory (export "memory") 1)

  ;; Blends weighted rows of bytes to one row of 16 bits for each channel. Interpolation may exceed a byte; it is not
  ;; clamped yet.
  ;; $rows: the address of each tap's row. $weights: 16 bits for each tap, with a sum of 16,384.
  ;; The blended row is in units of 1/64.
  (func (export "mixDown")
    (param $rows i32) (param $weights i32) (param $pairs i32) (param $bytes i32) (param $out i32)
    (local $at i32) (local $tap i32) (local $weight i32) (local $lastWeight i32)
    (local $pair v128) (local $upper v128) (local $lower v128) (local $bytesOfBoth v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local.set $lastWeight (i32.add (local.get $weights) (i32.shl (local.get $pairs) (i32.const 2))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_s (local.get $at) (local.get $bytes)))
        ;; One half, for rounding.
        (local.set $a (v128.const i32x4 128 128 128 128))
        (local.set $b (local.get $a))
        (local.set $c (local.get $a))
        (local.set $d (local.get $a))
        (local.set $tap (local.get $rows))
        (local.set $weight (local.get $weights))
        (loop $pairOfRows
          (local.set $pair (v128.load32_splat (local.get $weight)))
          (local.set $upper (v128.load (i32.add (i32.load (local.get $tap)) (local.get $at))))
          (local.set $lower (v128.load (i32.add (i32.load offset=4 (local.get $tap)) (local.get $at))))
          (local.set $bytesOfBoth
            (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $upper) (local.get $lower)))
          (local.set $a (i32x4.add (local.get $a)
            (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_u (local.get $bytesOfBoth)) (local.get $pair))))
          (local.set $b (i32x4.add (local.get $b)
            (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_u (local.get $bytesOfBoth)) (local.get $pair))))
          (local.set $bytesOfBoth
            (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $upper) (local.get $lower)))
          (local.set $c (i32x4.add (local.get $c)
            (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_u (local.get $bytesOfBoth)) (local.get $pair))))
          (local.set $d (i32x4.add (local.get $d)
            (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_u (local.get $bytesOfBoth)) (local.get $pair))))
          (local.set $tap (i32.add (local.get $tap) (i32.const 8)))
          (local.set $weight (i32.add (local.get $weight) (i32.const 4)))
          (br_if $pairOfRows (i32.lt_u (local.get $weight) (local.get $lastWeight))))
        (v128.store (local.get $out)
          (i16x8.narrow_i32x4_s
            (i32x4.shr_s (local.get $a) (i32.const 8))
            (i32x4.shr_s (local.get $b) (i32.const 8))))
        (v128.store offset=16 (local.get $out)
          (i16x8.narrow_i32x4_s
            (i32x4.shr_s (local.get $c) (i32.const 8))
            (i32x4.shr_s (local.get $d) (i32.const 8))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (local.set $out (i32.add (local.get $out) (i32.const 32)))
        (br $next))))

  ;; Blends that row horizontally and stores pixels as bytes, from one index to another.
  ;; $first: for each pixel, the address in $row of its first tap. $weights: as above, for each pixel.
  (func (export "mixAcross")
    (param $first i32) (param $weights i32) (param $pairs i32) (param $row i32)
    (param $from i32) (param $end i32) (param $out i32)
    (local $at i32) (local $weight i32) (local $lastWeight i32) (local $weightsOfOne i32)
    (local $sum v128) (local $taps v128)
    (local.set $weightsOfOne (i32.shl (local.get $pairs) (i32.const 2)))
    (local.set $weight (i32.add (local.get $weights) (i32.mul (local.get $from) (local.get $weightsOfOne))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_s (local.get $from) (local.get $end)))
        (local.set $at (i32.add (local.get $row)
          (i32.load (i32.add (local.get $first) (i32.shl (local.get $from) (i32.const 2))))))
        (local.set $lastWeight (i32.add (local.get $weight) (local.get $weightsOfOne)))
        (local.set $sum (v128.const i32x4 524288 524288 524288 524288))
        (if (i32.eq (local.get $pairs) (i32.const 4))
          ;; The fast path: nearly all pixels have four pairs.
          (then
            (local.set $taps (v128.load (local.get $at)))
            (local.set $sum (i32x4.add (local.get $sum)
              (i32x4.dot_i16x8_s
                (i8x16.shuffle 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15 (local.get $taps) (local.get $taps))
                (v128.load32_splat (local.get $weight)))))
            (local.set $taps (v128.load offset=16 (local.get $at)))
            (local.set $sum (i32x4.add (local.get $sum)
              (i32x4.dot_i16x8_s
                (i8x16.shuffle 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15 (local.get $taps) (local.get $taps))
                (v128.load32_splat offset=4 (local.get $weight)))))
            (local.set $taps (v128.load offset=32 (local.get $at)))
            (local.set $sum (i32x4.add (local.get $sum)
              (i32x4.dot_i16x8_s
                (i8x16.shuffle 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15 (local.get $taps) (local.get $taps))
                (v128.load32_splat offset=8 (local.get $weight)))))
            (local.set $taps (v128.load offset=48 (local.get $at)))
            (local.set $sum (i32x4.add (local.get $sum)
              (i32x4.dot_i16x8_s
                (i8x16.shuffle 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15 (local.get $taps) (local.get $taps))
                (v128.load32_splat offset=12 (local.get $weight)))))
            (local.set $weight (local.get $lastWeight)))
          (else
            (loop $pairOfPixels
              (local.set $taps (v128.load (local.get $at)))
              (local.set $sum (i32x4.add (local.get $sum)
                (i32x4.dot_i16x8_s
                  (i8x16.shuffle 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15 (local.get $taps) (local.get $taps))
                  (v128.load32_splat (local.get $weight)))))
              (local.set $at (i32.add (local.get $at) (i32.const 16)))
              (local.set $weight (i32.add (local.get $weight) (i32.const 4)))
              (br_if $pairOfPixels (i32.lt_u (local.get $weight) (local.get $lastWeight))))))
        (local.set $sum (i32x4.shr_s (local.get $sum) (i32.const 20)))
        (local.set $sum (i16x8.narrow_i32x4_s (local.get $sum) (local.get $sum)))
        (v128.store32_lane 0
          (i32.add (local.get $out) (i32.shl (local.get $from) (i32.const 2)))
          (i8x16.narrow_i16x8_u (local.get $sum) (local.get $sum)))
        (local.set $from (i32.add (local.get $from) (i32.const 1)))
        (br $next)))))
