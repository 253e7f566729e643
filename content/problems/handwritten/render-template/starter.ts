function render(template: string, data: unknown): string {

}
