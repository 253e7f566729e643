type Item = { id: number; parentId: number | null; name: string }
type TreeItem = { id: number; name: string; children: TreeItem[] }

function listToTree(list: Item[]): TreeItem[] {

}
