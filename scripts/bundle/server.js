// The bundle's entry. It runs on a Node that is too old for the rest, which it then says.
import './check-node.mjs'

import('./lib/cli.js')
