def exist(board: list[list[str]], word: str) -> bool:
    places = {(r, c) for r, cells in enumerate(board) for c, letter in enumerate(cells) if letter == word[0]}
    for wanted in word[1:]:
        places = {
            (r + dr, c + dc)
            for r, c in places
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))
            if 0 <= r + dr < len(board) and 0 <= c + dc < len(board[0]) and board[r + dr][c + dc] == wanted
        }
    return bool(places)
