;; What the encoder spends its time on: rows times a matrix, added to what is there. All numbers are 32-bit
;; floats at addresses in bytes; `inputs` and `outputs` are multiples of four.
(module
  (memory (export "memory") 1)
  ;; out[row][to] += sum of x[row][from] * weights[to][from]
  (func (export "addProduct")
    (param $x i32) (param $weights i32) (param $out i32)
    (param $rows i32) (param $inputs i32) (param $outputs i32)
    (local $width i32) (local $row i32) (local $to i32) (local $from i32)
    (local $w0 i32) (local $w1 i32) (local $w2 i32) (local $w3 i32) (local $o i32)
    (local $s0 v128) (local $s1 v128) (local $s2 v128) (local $s3 v128) (local $v v128)
    (local.set $width (i32.shl (local.get $inputs) (i32.const 2)))
    (local.set $o (local.get $out))
    (loop $rows
      (local.set $to (i32.const 0))
      (local.set $w0 (local.get $weights))
      (loop $outputs
        (local.set $w1 (i32.add (local.get $w0) (local.get $width)))
        (local.set $w2 (i32.add (local.get $w1) (local.get $width)))
        (local.set $w3 (i32.add (local.get $w2) (local.get $width)))
        (local.set $s0 (v128.const f32x4 0 0 0 0))
        (local.set $s1 (v128.const f32x4 0 0 0 0))
        (local.set $s2 (v128.const f32x4 0 0 0 0))
        (local.set $s3 (v128.const f32x4 0 0 0 0))
        (local.set $from (i32.const 0))
        (loop $inputs
          (local.set $v (v128.load (i32.add (local.get $x) (local.get $from))))
          (local.set $s0 (f32x4.add (local.get $s0)
            (f32x4.mul (local.get $v) (v128.load (i32.add (local.get $w0) (local.get $from))))))
          (local.set $s1 (f32x4.add (local.get $s1)
            (f32x4.mul (local.get $v) (v128.load (i32.add (local.get $w1) (local.get $from))))))
          (local.set $s2 (f32x4.add (local.get $s2)
            (f32x4.mul (local.get $v) (v128.load (i32.add (local.get $w2) (local.get $from))))))
          (local.set $s3 (f32x4.add (local.get $s3)
            (f32x4.mul (local.get $v) (v128.load (i32.add (local.get $w3) (local.get $from))))))
          (local.set $from (i32.add (local.get $from) (i32.const 16)))
          (br_if $inputs (i32.lt_u (local.get $from) (local.get $width))))
        ;; Four by four turned over and summed: one sum for each of the four outputs.
        (v128.store (local.get $o)
          (f32x4.add (v128.load (local.get $o)) (call $sums
            (local.get $s0) (local.get $s1) (local.get $s2) (local.get $s3))))
        (local.set $o (i32.add (local.get $o) (i32.const 16)))
        (local.set $w0 (i32.add (local.get $w3) (local.get $width)))
        (local.set $to (i32.add (local.get $to) (i32.const 4)))
        (br_if $outputs (i32.lt_u (local.get $to) (local.get $outputs))))
      (local.set $x (i32.add (local.get $x) (local.get $width)))
      (local.set $row (i32.add (local.get $row) (i32.const 1)))
      (br_if $rows (i32.lt_u (local.get $row) (local.get $rows)))))
  (func $sums (param $a v128) (param $b v128) (param $c v128) (param $d v128) (result v128)
    (local $ab v128) (local $cd v128)
    (local.set $ab (f32x4.add
      (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $a) (local.get $b))
      (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
    (local.set $cd (f32x4.add
      (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $c) (local.get $d))
      (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
    (f32x4.add
      (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $ab) (local.get $cd))
      (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $ab) (local.get $cd)))))
