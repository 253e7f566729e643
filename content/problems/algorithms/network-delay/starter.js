function broadcastTime(count, links, source) {

}
