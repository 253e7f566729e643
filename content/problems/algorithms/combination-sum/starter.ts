function combinationSum(candidates: number[], target: number): number[][] {

}
