function mergeInPlace(nums1: number[], m: number, nums2: number[], n: number): void {

}
