;; The kernel of `cubic.ts` for a rotated picture: interpolates each pixel from sixteen opaque neighbors, in integers.
(module
  (memory (export "memory") 1)

  ;; Reads pixels from $x to $end as long as all of their neighbors lie in the box. Returns the first that was not read.
  ;; The position of a pixel is x · step + start, in pixels of the picture, rounded to 1/256.
  ;; $box: the pixels of the picture from $left and $top on.
  ;; $across: for each phase, four weights of 16 bits with a sum of 128. $down: four words with a sum of 2^14.
  (func (export "read")
    (param $x i32) (param $end i32)
    (param $startX f64) (param $stepX f64) (param $startY f64) (param $stepY f64)
    (param $box i32) (param $left i32) (param $top i32) (param $width i32) (param $height i32) (param $across i32)
    (param $down i32) (param $out i32) (result i32)
    (local $phaseX i32) (local $phaseY i32) (local $column i32) (local $line i32) (local $at i32) (local $rowBytes i32)
    (local $leftPair v128) (local $rightPair v128) (local $four v128) (local $sum v128)
    ;; The first neighbor of a pixel is the one before it.
    (local.set $left (i32.add (local.get $left) (i32.const 1)))
    (local.set $top (i32.add (local.get $top) (i32.const 1)))
    (local.set $rowBytes (i32.shl (local.get $width) (i32.const 2)))
    ;; The last pixels that have two more neighbors after them.
    (local.set $width (i32.sub (local.get $width) (i32.const 3)))
    (local.set $height (i32.sub (local.get $height) (i32.const 3)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_s (local.get $x) (local.get $end)))
        (local.set $phaseX (i32.trunc_sat_f64_s (f64.add (f64.const 0.5) (f64.mul (f64.const 256)
          (f64.add (f64.mul (local.get $stepX) (f64.convert_i32_s (local.get $x))) (local.get $startX))))))
        (local.set $phaseY (i32.trunc_sat_f64_s (f64.add (f64.const 0.5) (f64.mul (f64.const 256)
          (f64.add (f64.mul (local.get $stepY) (f64.convert_i32_s (local.get $x))) (local.get $startY))))))
        (local.set $column (i32.sub (i32.shr_s (local.get $phaseX) (i32.const 8)) (local.get $left)))
        (local.set $line (i32.sub (i32.shr_s (local.get $phaseY) (i32.const 8)) (local.get $top)))
        (br_if $done (i32.ge_u (local.get $column) (local.get $width)))
        (br_if $done (i32.ge_u (local.get $line) (local.get $height)))
        (local.set $at (i32.add (local.get $box)
          (i32.add (i32.mul (local.get $line) (local.get $rowBytes)) (i32.shl (local.get $column) (i32.const 2)))))
        (local.set $phaseX (i32.add (local.get $across)
          (i32.shl (i32.and (local.get $phaseX) (i32.const 255)) (i32.const 3))))
        (local.set $leftPair (v128.load32_splat (local.get $phaseX)))
        (local.set $rightPair (v128.load32_splat offset=4 (local.get $phaseX)))
        (local.set $phaseY (i32.add (local.get $down)
          (i32.shl (i32.and (local.get $phaseY) (i32.const 255)) (i32.const 4))))
        ;; One half, for rounding.
        (local.set $sum (v128.const i32x4 1048576 1048576 1048576 1048576))
        ;; Four rows. In each, one multiply-add handles two neighbors, for every channel separately.
        (local.set $four (v128.load (local.get $at)))
        (local.set $four (i8x16.shuffle 0 4 1 5 2 6 3 7 8 12 9 13 10 14 11 15 (local.get $four) (local.get $four)))
        (local.set $sum (i32x4.add (local.get $sum) (i32x4.mul
          (i32x4.add
            (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_u (local.get $four)) (local.get $leftPair))
            (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_u (local.get $four)) (local.get $rightPair)))
          (v128.load32_splat (local.get $phaseY)))))
        (local.set $at (i32.add (local.get $at) (local.get $rowBytes)))
        (local.set $four (v128.load (local.get $at)))
        (local.set $four (i8x16.shuffle 0 4 1 5 2 6 3 7 8 12 9 13 10 14 11 15 (local.get $four) (local.get $four)))
        (local.set $sum (i32x4.add (local.get $sum) (i32x4.mul
          (i32x4.add
            (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_u (local.get $four)) (local.get $leftPair))
            (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_u (local.get $four)) (local.get $rightPair)))
          (v128.load32_splat offset=4 (local.get $phaseY)))))
        (local.set $at (i32.add (local.get $at) (local.get $rowBytes)))
        (local.set $four (v128.load (local.get $at)))
        (local.set $four (i8x16.shuffle 0 4 1 5 2 6 3 7 8 12 9 13 10 14 11 15 (local.get $four) (local.get $four)))
        (local.set $sum (i32x4.add (local.get $sum) (i32x4.mul
          (i32x4.add
            (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_u (local.get $four)) (local.get $leftPair))
            (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_u (local.get $four)) (local.get $rightPair)))
          (v128.load32_splat offset=8 (local.get $phaseY)))))
        (local.set $at (i32.add (local.get $at) (local.get $rowBytes)))
        (local.set $four (v128.load (local.get $at)))
        (local.set $four (i8x16.shuffle 0 4 1 5 2 6 3 7 8 12 9 13 10 14 11 15 (local.get $four) (local.get $four)))
        (local.set $sum (i32x4.add (local.get $sum) (i32x4.mul
          (i32x4.add
            (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_u (local.get $four)) (local.get $leftPair))
            (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_u (local.get $four)) (local.get $rightPair)))
          (v128.load32_splat offset=12 (local.get $phaseY)))))
        (local.set $sum (i32x4.shr_s (local.get $sum) (i32.const 21)))
        (local.set $sum (i16x8.narrow_i32x4_s (local.get $sum) (local.get $sum)))
        (v128.store32_lane 0
          (i32.add (local.get $out) (i32.shl (local.get $x) (i32.const 2)))
          (i8x16.narrow_i16x8_u (local.get $sum) (local.get $sum)))
        (local.set $x (i32.add (local.get $x) (i32.const 1)))
        (br $next)))
    (local.get $x)))
