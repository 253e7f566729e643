import { type Language, OPERATOR_LANGUAGE } from '../../../platform/i18n.ts'
import type { StarterPostService } from '../../discussion/write/starter-post.service.ts'
import type { FileFault } from '../kinds/kind.ts'
import { readPostFolder } from './post-folder.ts'

/** Brings the posts that the forum begins with into the site. */
export class StarterPosts {
  readonly #posts: StarterPostService

  constructor(posts: StarterPostService) {
    this.#posts = posts
  }

  /**
   * Loads `posts/*.md` of a content folder into a forum in which nobody has posted.
   * @param language of the reasons
   * @returns every fault of every bad file; nothing of such a file is published
   */
  async load(content: string, language: Language = OPERATOR_LANGUAGE): Promise<{ faults: FileFault[] }> {
    const { posts, faults } = await readPostFolder(content, language)
    await this.#posts.publish(posts)
    return { faults }
  }
}
