/** What parts words that are typed one after the other: commas, also the Chinese ones. */
export const LIST_MARKS = [',', '\u3001', '\uff0c']
