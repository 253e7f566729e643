function formatThousands(text: string): string {

}
