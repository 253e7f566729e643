// Plain, old JavaScript: the Node that is too old for everything else must be able to run this file.
const REQUIRED = [22, 19]

const [major, minor] = process.versions.node.split('.').map(Number)

if (major < REQUIRED[0] || (major === REQUIRED[0] && minor < REQUIRED[1])) {
  const required = REQUIRED.join('.')
  console.error(
    `需要 Node.js ${required} 或更高版本，当前是 ${process.versions.node}。` +
      ` Node.js ${required} or later is required, this is ${process.versions.node}: https://nodejs.org`,
  )
  process.exit(1)
}
