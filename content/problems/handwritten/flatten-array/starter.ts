function flatten(list: unknown[], depth: number): unknown[] {

}
