import { MessageList } from '../../features/messages/parts/MessageList.ts'
import type { RootStore } from '../../shared/root/store-context.ts'

/** How many the bell shows. */
const SHOWN = 5

/** The last messages, as the bell shows them. */
export class BellStore {
  readonly messages: MessageList

  constructor(root: RootStore) {
    this.messages = new MessageList(root)
  }

  /** Fetches them; those of the last time stand there meanwhile. */
  show(): Promise<void> {
    return this.messages.value ? this.messages.refresh() : this.messages.load({ pageSize: SHOWN })
  }
}
