;; The kernel of `enlarging-rows.ts`: interpolates lines between the lines and edges of a picture, and pixels between
;; their pixels. A line has three floats (red, green, blue) for each tap; edges and pixels alternate. Sums are doubles
;; in a fixed order, or integers, so that every engine computes the same bits.
(module
  (memory (export "memory") 1)

  ;; A weighted sum of lines. $taps: for each line its address as a word, and from byte 8 on its weight as a double.
  (func (export "mix") (param $taps i32) (param $end i32) (param $bytes i32) (param $out i32)
    (local $at i32) (local $tap i32) (local $from i32) (local $weight v128) (local $low v128) (local $high v128)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $at) (local.get $bytes)))
        (local.set $low (v128.const f64x2 0 0))
        (local.set $high (v128.const f64x2 0 0))
        (local.set $tap (local.get $taps))
        (loop $oneTap
          (local.set $from (i32.add (i32.load (local.get $tap)) (local.get $at)))
          (local.set $weight (v128.load64_splat offset=8 (local.get $tap)))
          (local.set $low (f64x2.add (local.get $low)
            (f64x2.mul (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $from))) (local.get $weight))))
          (local.set $high (f64x2.add (local.get $high)
            (f64x2.mul (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $from))) (local.get $weight))))
          (local.set $tap (i32.add (local.get $tap) (i32.const 16)))
          (br_if $oneTap (i32.lt_u (local.get $tap) (local.get $end))))
        (v128.store (i32.add (local.get $out) (local.get $at))
          (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23
            (f32x4.demote_f64x2_zero (local.get $low))
            (f32x4.demote_f64x2_zero (local.get $high))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br $next))))

  ;; Stores pixels as bytes, from one index to another.
  ;; $first: for each pixel, the address of its first tap relative to $line. $taps: the index of its first weight.
  ;; $weights: doubles. $pairs: for pixels with three taps, the weights of both edges in units of 2^-14, 16 bits each.
  ;; $runEnds: the index of the next pixel with different taps.
  (func (export "enlarge")
    (param $line i32) (param $first i32) (param $taps i32) (param $weights i32) (param $pairs i32) (param $runEnds i32)
    (param $from i32) (param $end i32) (param $out i32)
    (local $at i32) (local $tap i32) (local $last i32) (local $index i32) (local $stop i32)
    (local $begin v128) (local $edges v128) (local $low v128) (local $high v128) (local $each v128)
    (local.set $index (i32.shl (local.get $from) (i32.const 2)))
    (local.set $end (i32.shl (local.get $end) (i32.const 2)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_s (local.get $index) (local.get $end)))
        (local.set $at (i32.add (local.get $line) (i32.load (i32.add (local.get $first) (local.get $index)))))
        (local.set $tap (i32.load (i32.add (local.get $taps) (local.get $index))))
        (local.set $last (i32.load offset=4 (i32.add (local.get $taps) (local.get $index))))
        (if (i32.eq (i32.sub (local.get $last) (local.get $tap)) (i32.const 3))
          (then
            ;; Inside one source pixel: the pixel itself in units of 2^-20, plus one half for rounding;
            (local.set $low (f64x2.promote_low_f32x4 (v128.load64_zero offset=12 (local.get $at))))
            (local.set $high (f64x2.promote_low_f32x4 (v128.load32_zero offset=20 (local.get $at))))
            (local.set $begin (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23
              (i32x4.trunc_sat_f64x2_s_zero (f64x2.add
                (f64x2.mul (local.get $low) (v128.const f64x2 1048576 1048576)) (v128.const f64x2 524288 524288)))
              (i32x4.trunc_sat_f64x2_s_zero (f64x2.add
                (f64x2.mul (local.get $high) (v128.const f64x2 1048576 1048576)) (v128.const f64x2 524288 524288)))))
            (local.set $begin (i32x4.replace_lane 3 (local.get $begin) (i32.const 267911168)))
            ;; and the differences of its edges from it, in units of 1/64.
            (local.set $edges (i16x8.narrow_i32x4_s
              (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23
                (i32x4.trunc_sat_f64x2_s_zero (f64x2.mul (v128.const f64x2 64 64) (f64x2.sub
                  (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $at))) (local.get $low))))
                (i32x4.trunc_sat_f64x2_s_zero (f64x2.mul (v128.const f64x2 64 64) (f64x2.sub
                  (f64x2.promote_low_f32x4 (v128.load32_zero offset=8 (local.get $at))) (local.get $high)))))
              (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23
                (i32x4.trunc_sat_f64x2_s_zero (f64x2.mul (v128.const f64x2 64 64) (f64x2.sub
                  (f64x2.promote_low_f32x4 (v128.load64_zero offset=24 (local.get $at))) (local.get $low))))
                (i32x4.trunc_sat_f64x2_s_zero (f64x2.mul (v128.const f64x2 64 64) (f64x2.sub
                  (f64x2.promote_low_f32x4 (v128.load32_zero offset=32 (local.get $at))) (local.get $high)))))))
            ;; Interleaves both edges of each channel; alpha has none.
            (local.set $edges (i8x16.shuffle 0 1 8 9 2 3 10 11 4 5 12 13 16 16 16 16
              (local.get $edges) (v128.const i32x4 0 0 0 0)))
            (local.set $stop (i32.shl (i32.load (i32.add (local.get $runEnds) (local.get $index))) (i32.const 2)))
            (if (i32.gt_s (local.get $stop) (local.get $end)) (then (local.set $stop (local.get $end))))
            (loop $run
              (local.set $each (i32x4.shr_s
                (i32x4.add (local.get $begin)
                  (i32x4.dot_i16x8_s (local.get $edges)
                    (v128.load32_splat (i32.add (local.get $pairs) (local.get $index)))))
                (i32.const 20)))
              (local.set $each (i16x8.narrow_i32x4_s (local.get $each) (local.get $each)))
              (v128.store32_lane 0
                (i32.add (local.get $out) (local.get $index))
                (i8x16.narrow_i16x8_u (local.get $each) (local.get $each)))
              (local.set $index (i32.add (local.get $index) (i32.const 4)))
              (br_if $run (i32.lt_s (local.get $index) (local.get $stop)))))
          (else
            (local.set $low (v128.const f64x2 0.5 0.5))
            (local.set $high (local.get $low))
            (block $summed
              (loop $oneTap
                (br_if $summed (i32.ge_s (local.get $tap) (local.get $last)))
                (local.set $each (v128.load64_splat
                  (i32.add (local.get $weights) (i32.shl (local.get $tap) (i32.const 3)))))
                (local.set $low (f64x2.add (local.get $low)
                  (f64x2.mul (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $at))) (local.get $each))))
                (local.set $high (f64x2.add (local.get $high)
                  (f64x2.mul (f64x2.promote_low_f32x4 (v128.load32_zero offset=8 (local.get $at))) (local.get $each))))
                (local.set $tap (i32.add (local.get $tap) (i32.const 1)))
                (local.set $at (i32.add (local.get $at) (i32.const 12)))
                (br $oneTap)))
            (local.set $each (i32x4.replace_lane 3
              (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23
                (i32x4.trunc_sat_f64x2_s_zero (local.get $low))
                (i32x4.trunc_sat_f64x2_s_zero (local.get $high)))
              (i32.const 255)))
            (local.set $each (i16x8.narrow_i32x4_s (local.get $each) (local.get $each)))
            (v128.store32_lane 0
              (i32.add (local.get $out) (local.get $index))
              (i8x16.narrow_i16x8_u (local.get $each) (local.get $each)))
            (local.set $index (i32.add (local.get $index) (i32.const 4)))))
        (br $next)))))
