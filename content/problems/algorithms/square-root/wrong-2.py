def integer_square_root(x: int) -> int:
    left, right = 0, x
    while left < right:
        mid = (left + right) // 2
        if mid * mid < x:
            left = mid + 1
        else:
            right = mid
    return left
