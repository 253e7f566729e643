type Debounced<A extends unknown[]> = ((...args: A) => void) & { cancel(): void }

function debounce<A extends unknown[]>(fn: (...args: A) => void, wait: number): Debounced<A> {

}
