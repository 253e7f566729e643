function broadcastTime(count: number, links: number[][], source: number): number {

}
