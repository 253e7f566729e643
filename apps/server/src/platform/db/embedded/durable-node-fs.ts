import fs from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { pgliteStartParams } from './pglite-engine.ts'

type EmscriptenOptions = Parameters<NodeFS['init']>[1]

/** A stream of emscripten's node file system; directories have no file descriptor. */
interface NodeStream {
  nfd?: number
  node: object
}

interface NodeFileSystem {
  stream_ops: { fsync?: (stream: NodeStream) => number }
  realPath(node: object): string
}

const isNodeFileSystem = (value: unknown): value is NodeFileSystem =>
  typeof value === 'object' && value !== null && 'stream_ops' in value && 'realPath' in value

function syncFolder(folder: string): void {
  const descriptor = fs.openSync(folder, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

/** What PGlite leaves out: an acknowledged commit is on the disk. PGlite's own file system ignores fsync. */
export class DurableNodeFS extends NodeFS {
  override async init(pglite: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const honourFsync = (module: { NODEFS?: unknown }): void => {
      const nodefs = module.NODEFS
      if (!isNodeFileSystem(nodefs)) throw new Error('PGlite no longer offers NODEFS: fsync would be ignored')
      nodefs.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncFolder(nodefs.realPath(stream.node))
        else fs.fdatasyncSync(stream.nfd)
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), honourFsync] } }
  }
}

/** The parameters without the one that turns fsync off. */
export const durableStartParams = [
  ...pgliteStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
]
