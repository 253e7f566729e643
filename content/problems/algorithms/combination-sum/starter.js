function combinationSum(candidates, target) {

}
