// Generated from the migrated database by `pnpm run db:types`. Do not edit.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Read as its value, to be narrowed by the mapper; written as JSON text. */
type Json = ColumnType<unknown, string, string>

/** Read as its value, to be narrowed by the mapper; written as JSON text. */
type GeneratedJson = ColumnType<unknown, string | undefined, string>

export interface AiConversationTable {
  id: GeneratedAlways<number>
  user_id: number
  title: string
  create_time: Generated<Date>
  update_time: Generated<Date>
}

export interface AiMessageTable {
  id: GeneratedAlways<number>
  conversation_id: number
  sender: number
  message_text: string
  reasoning: Generated<string>
  sources: GeneratedJson
  question_id: number | null
  is_helpful: boolean | null
  status: Generated<string>
  writer: string | null
  is_saved: boolean
  create_time: Generated<Date>
  update_time: Generated<Date>
}

export interface AnnouncementTable {
  id: GeneratedAlways<number>
  title: string
  content: string
  audience: Generated<string>
  version: Generated<number>
  create_time: Generated<Date>
  update_time: Generated<Date>
  publish_time: Date | null
  delivered_to: Generated<number>
  delivered_count: Generated<number>
  deliver_time: Date | null
}

export interface AppUserTable {
  id: GeneratedAlways<number>
  email: string
  username: string
  password_hash: string
  user_role: Generated<string>
  avatar_url: string | null
  create_time: Generated<Date>
  last_seen_time: Date | null
  version: Generated<number>
  ban_time: Date | null
  ban_end_time: Date | null
  ban_reason: string | null
  delete_time: Date | null
  email_verified_time: Date | null
  bio: Generated<string>
  target_role: Generated<string>
  company: Generated<string>
  links: GeneratedJson
  shown_parts: Generated<string[]>
  language: string | null
  name_key: string | null
  has_password: Generated<boolean>
  device_epoch: Generated<number>
}

export interface AuditLogTable {
  id: GeneratedAlways<number>
  create_time: Generated<Date>
  actor_id: number
  actor_name: string
  action: string
  target_type: string
  target_id: number | null
  target_name: Generated<string>
  before: Json | null
  after: Json | null
  ip: string
  user_agent: string
}

export interface CardDeckTable {
  id: GeneratedAlways<number>
  user_id: number
  filter: Json
  filter_hash: string
  round: Generated<number>
  position: Generated<number>
  matching: number
  update_time: Generated<Date>
  day: string | null
}

export interface CardDeckCardTable {
  id: GeneratedAlways<number>
  deck_id: number
  place: number
  question_id: number
  rating: number | null
  seconds: Generated<number>
}

export interface ChapterTable {
  id: GeneratedAlways<number>
  slug: string
  name: string
  description: string
  introduction: string
  sort_order: number
  version: Generated<number>
  create_time: Generated<Date>
  update_time: Generated<Date>
  import_hash: string | null
  edit_time: Date | null
  order_edit_time: Date | null
  paths: Generated<string[]>
}

export interface CodeAttemptTable {
  id: GeneratedAlways<number>
  user_id: number
  question_id: number
  key: string
  language: string
  code: string
  outcome: string
  passed: number
  total: number
  milliseconds: number
  first_failure: string
  create_time: Generated<Date>
}

export interface CodeDraftTable {
  id: GeneratedAlways<number>
  user_id: number
  question_id: number
  language: string
  code: string
  update_time: Date
}

export interface CommentTable {
  id: GeneratedAlways<number>
  target_type: string
  target_id: number
  root_id: number | null
  reply_to_id: number | null
  answered_id: number | null
  author_id: number
  content: string
  mentions: GeneratedJson
  state: string
  is_announced: Generated<boolean>
  like_count: Generated<number>
  reply_count: Generated<number>
  version: Generated<number>
  client_key: string
  create_time: Generated<Date>
  edit_time: Date | null
  state_reason: Generated<string>
}

export interface CommentCountTable {
  target_type: string
  target_id: number
  comment_count: Generated<number>
}

export interface CommentLikeTable {
  comment_id: number
  user_id: number
  create_time: Generated<Date>
}

export interface CommentRevisionTable {
  comment_id: number
  version: number
  content: string
  mentions: Json
  create_time: Date
  is_withdrawn: Generated<boolean>
}

export interface ContentReleaseTable {
  parent: string
  slug: string
  kind: string
}

export interface ContributionTable {
  id: GeneratedAlways<number>
  user_id: number
  key: string
  kind: string
  state: Generated<string>
  question_id: number | null
  bank_id: number | null
  title: string
  proposal: Json | null
  base: Json | null
  base_version: number | null
  fields: Generated<string[]>
  reason: string
  source: string
  note: Generated<string>
  handler_id: number | null
  create_time: Generated<Date>
  update_time: Generated<Date>
  handle_time: Date | null
}

export interface DailyQuestionTable {
  day: string
  question_id: number
}

export interface DiscussionTable {
  id: GeneratedAlways<number>
  author_id: number
  key: string
  category: string
  title: string
  content: string
  excerpt: string
  tags: Generated<string[]>
  mention_ids: Generated<number[]>
  company: Generated<string>
  company_key: Generated<string>
  role: Generated<string>
  role_key: Generated<string>
  level: string | null
  round: string | null
  outcome: string | null
  month: string | null
  state: string
  state_reason: Generated<string>
  is_pinned: Generated<boolean>
  is_essence: Generated<boolean>
  is_locked: Generated<boolean>
  accepted_comment_id: number | null
  accepted_author_id: number | null
  accept_time: Date | null
  like_count: Generated<number>
  comment_count: Generated<number>
  favourite_count: Generated<number>
  view_count: Generated<number>
  heat: GeneratedAlways<number>
  create_time: Generated<Date>
  edit_time: Date | null
  active_time: Generated<Date>
  version: Generated<number>
}

export interface DiscussionDraftTable {
  id: GeneratedAlways<number>
  user_id: number
  discussion_id: number | null
  content: Json
  base_version: number | null
  update_time: Date
}

export interface DiscussionFavouriteTable {
  discussion_id: number
  user_id: number
  create_time: Generated<Date>
}

export interface DiscussionInviteTable {
  discussion_id: number
  user_id: number
  inviter_id: number
  create_time: Generated<Date>
}

export interface DiscussionLikeTable {
  discussion_id: number
  user_id: number
  create_time: Generated<Date>
}

export interface DiscussionQuestionTable {
  discussion_id: number
  place: number
  question_id: number | null
  contribution_id: number | null
}

export interface DiscussionRevisionTable {
  id: GeneratedAlways<number>
  discussion_id: number
  title: string
  content: string
  create_time: Generated<Date>
  is_withdrawn: Generated<boolean>
}

export interface DiscussionTagTable {
  id: GeneratedAlways<number>
  key: string
  name: string
  discussion_count: Generated<number>
  merged_id: number | null
  version: Generated<number>
  create_time: Generated<Date>
}

export interface DiscussionTagWatchTable {
  tag_id: number
  user_id: number
  create_time: Generated<Date>
}

export interface DiscussionViewTable {
  id: GeneratedAlways<number>
  discussion_id: number
  user_id: number
  day: string
}

export interface DiscussionWatchTable {
  discussion_id: number
  user_id: number
  create_time: Generated<Date>
}

export interface InterviewBankTable {
  id: GeneratedAlways<number>
  slug: string
  name: string
  description: string
  group_name: string
  level: string
  minutes: number
  session_size: number
  sort_order: number
  version: Generated<number>
  create_time: Generated<Date>
  update_time: Generated<Date>
  import_hash: string | null
  edit_time: Date | null
  learner_count: Generated<number>
  scored_count: Generated<number>
  score_sum: Generated<number>
  order_edit_time: Date | null
}

export interface InterviewCompanyTable {
  id: GeneratedAlways<number>
  name: string
  name_key: string
  encounter_count: Generated<number>
}

export interface InterviewMissedPointTable {
  id: GeneratedAlways<number>
  user_id: number
  question_id: number
  point: string
  missed_count: number
  is_open: Generated<boolean>
  update_time: Date
}

export interface InterviewObjectionTable {
  id: GeneratedAlways<number>
  session_id: number
  place: number
  reason: string
  create_time: Generated<Date>
  first_score: number
  first_assessment: Json
  second_score: number | null
  second_assessment: Json | null
  second_failure: string | null
  outcome: Generated<string>
  note: Generated<string>
  decide_time: Date | null
  decided_by: number | null
}

export interface InterviewQuestionTable {
  id: GeneratedAlways<number>
  bank_id: number
  slug: string
  title: string
  topic: string
  difficulty: string
  minutes: number
  key_points: Json
  hint: string
  probes: string[]
  anchors: Json
  red_flags: string[]
  variant: string
  answer: string
  status: Generated<string>
  sort_order: number
  version: Generated<number>
  create_time: Generated<Date>
  update_time: Generated<Date>
  import_hash: string | null
  edit_time: Date | null
  key_point_words: GeneratedJson
  is_personal: Generated<boolean>
  checked_date: Generated<string>
  versions: Generated<string[]>
  sources: Generated<string[]>
}

export interface InterviewQuestionLinkTable {
  interview_question_id: number
  question_id: number
  sort_order: number
}

export interface InterviewQuestionProblemTable {
  interview_question_id: number
  question_id: number
  sort_order: number
}

export interface InterviewQuestionRevisionTable {
  id: GeneratedAlways<number>
  interview_question_id: number
  version: number
  snapshot: Json
  editor_id: number | null
  editor_name: string | null
  create_time: Date
}

export interface InterviewRecordTable {
  user_id: number
  bank_id: number
  session_count: number
  best_score: number | null
}

export interface InterviewRescoreTable {
  id: GeneratedAlways<number>
  session_id: number
  ordered_by: number | null
  create_time: Generated<Date>
  end_time: Date | null
  score_before: number | null
  questions_before: Json
  score_after: number | null
  scorer: string | null
  failure: string | null
}

export interface InterviewSessionTable {
  id: GeneratedAlways<number>
  user_id: number
  bank_id: number | null
  bank_name: string
  level: string
  topics: Json
  strictness: string
  minutes: number | null
  language: string
  interviewer: string
  resume: string
  job_description: string
  state: string
  step: Generated<number>
  question_count: number
  place: Generated<number>
  draft: Generated<string>
  create_time: Date
  deadline_time: Date | null
  pause_time: Date | null
  paused_seconds: Generated<number>
  act_time: Date
  end_time: Date | null
  end_reason: string | null
  score: number | null
  dimensions: Json | null
  scorer: string | null
  scorer_failure: string | null
  interviewer_failure: string | null
  point_count: Generated<number>
  mentioned_count: Generated<number>
  unchecked_count: Generated<number>
  failed_place: number | null
}

export interface InterviewSessionQuestionTable {
  id: GeneratedAlways<number>
  session_id: number
  place: number
  question_id: number | null
  question: Json
  state: Generated<string>
  followed_up: GeneratedJson
  hint_count: Generated<number>
  score: number | null
  assessment: Json | null
}

export interface InterviewShareTable {
  id: GeneratedAlways<number>
  session_id: number
  token: string
  parts: Json
  days: number | null
  create_time: Date
  expire_time: Date | null
}

export interface InterviewTurnTable {
  id: GeneratedAlways<number>
  session_id: number
  number: number
  step: number
  place: number
  speaker: string
  kind: string
  content: string
  create_time: Date
  code: Json | null
}

export interface KnowledgePointTable {
  id: GeneratedAlways<number>
  chapter_id: number
  slug: string
  title: string
  summary: string
  minutes: number
  content: string
  status: Generated<string>
  sort_order: number
  version: Generated<number>
  create_time: Generated<Date>
  update_time: Generated<Date>
  import_hash: string | null
  edit_time: Date | null
  checked_date: Generated<string>
  versions: Generated<string[]>
  sources: Generated<string[]>
}

export interface KnowledgePointNoteTable {
  user_id: number
  knowledge_point_id: number
  content: string
  update_time: Generated<Date>
}

export interface KnowledgePointProgressTable {
  user_id: number
  knowledge_point_id: number
  reading_position: Generated<number>
  learned_at: Date | null
  update_time: Generated<Date>
}

export interface KnowledgePointQuestionTable {
  knowledge_point_id: number
  question_id: number
  sort_order: number
}

export interface KnowledgePointRevisionTable {
  id: GeneratedAlways<number>
  knowledge_point_id: number
  version: number
  snapshot: Json
  editor_id: number | null
  editor_name: string | null
  create_time: Date
}

export interface MessageTable {
  id: GeneratedAlways<number>
  user_id: number
  subject: string
  excerpt: Generated<string>
  create_time: Generated<Date>
  read_time: Date | null
  announcement_id: number | null
  kind: string
  event: string
  event_values: GeneratedJson
  actor_id: number | null
  actor_count: Generated<number>
  path: Generated<string>
  fold: string | null
  update_time: Generated<Date>
  mail_time: Date | null
}

export interface MessageActorTable {
  message_id: number
  actor_id: number
  act_time: Generated<Date>
}

export interface MessageDigestTable {
  user_id: number
  token: string
  day: string | null
}

export interface PaperTable {
  id: GeneratedAlways<number>
  user_id: number
  filter: Json
  bank_names: string[]
  question_count: number
  minutes: number
  create_time: Date
  deadline_time: Date
  close_time: Date | null
  answered_count: Generated<number>
  score: number | null
  point_count: Generated<number>
  mentioned_count: Generated<number>
  unchecked_count: Generated<number>
  scorer: string | null
}

export interface PaperQuestionTable {
  id: GeneratedAlways<number>
  paper_id: number
  place: number
  question_id: number
  answer: Generated<string>
  rating: number | null
  is_flagged: Generated<boolean>
  seconds: Generated<number>
  version: Generated<number>
  step_id: Generated<string>
  is_answered: Generated<boolean>
  score: number | null
  points: Json | null
  rules: GeneratedJson
}

export interface PendingJobTable {
  id: string
  name: string
  data: Json
  is_begun: boolean
}

export interface QuestionTable {
  id: GeneratedAlways<number>
  bank_id: number
  slug: string
  title: string
  difficulty: string
  tags: Generated<string[]>
  short_answer: string
  answer: string
  key_points: GeneratedJson
  follow_ups: GeneratedJson
  sort_order: Generated<number>
  view_count: Generated<number>
  encounter_count: Generated<number>
  create_time: Generated<Date>
  update_time: Generated<Date>
  import_hash: string | null
  edit_time: Date | null
  status: Generated<string>
  version: Generated<number>
  spoken_answer: Generated<string>
  key_point_words: GeneratedJson
  checked_date: Generated<string>
  versions: Generated<string[]>
  sources: Generated<string[]>
  answered_by: Generated<string[]>
  frequency: Generated<string>
  frequency_rank: GeneratedAlways<number>
  is_personal: Generated<boolean>
  program: Json | null
  languages: GeneratedAlways<string[]>
}

export interface QuestionAnswerTable {
  user_id: number
  question_id: number
  answer: string
  checks: Json
  update_time: Date
}

export interface QuestionBankTable {
  id: GeneratedAlways<number>
  slug: string
  name: string
  description: Generated<string>
  group_name: Generated<string>
  sort_order: Generated<number>
  create_time: Generated<Date>
  update_time: Generated<Date>
  import_hash: string | null
  edit_time: Date | null
  version: Generated<number>
  order_edit_time: Date | null
}

export interface QuestionContributorTable {
  question_id: number
  user_id: number
  count: number
  update_time: Generated<Date>
}

export interface QuestionDayTable {
  day: string
  question_id: number
  ratings: number
  misses: number
}

export interface QuestionEncounterTable {
  user_id: number
  question_id: number
  create_time: Generated<Date>
  company_id: number | null
  role: Generated<string>
  month: string | null
}

export interface QuestionFavouriteTable {
  user_id: number
  question_id: number
  create_time: Generated<Date>
}

export interface QuestionImportTable {
  id: GeneratedAlways<number>
  file_name: string
  format: string
  size: number
  status: Generated<string>
  done: Generated<number>
  total: Generated<number>
  counts: GeneratedJson
  reason: string | null
  creator_id: number | null
  creator_name: string
  create_time: Generated<Date>
  update_time: Generated<Date>
  apply_time: Date | null
  undo_time: Date | null
  is_cancelled: Generated<boolean>
}

export interface QuestionImportPartTable {
  import_id: number
  start: number
  content: string
}

export interface QuestionImportRowTable {
  id: GeneratedAlways<number>
  import_id: number
  number: number
  place: string
  kind: string
  bank: string
  slug: string
  title: string
  action: string
  problems: GeneratedJson
  draft: Json | null
  target_id: number | null
  before: Json | null
  before_version: number | null
  after_version: number | null
}

export interface QuestionMasteryTable {
  user_id: number
  question_id: number
  mastery: number
  last_rated_time: Generated<Date>
}

export interface QuestionNoteTable {
  user_id: number
  question_id: number
  content: string
  update_time: Generated<Date>
}

export interface QuestionRelationTable {
  question_id: number
  related_id: number
  sort_order: number
}

export interface QuestionRevisionTable {
  id: GeneratedAlways<number>
  question_id: number
  version: number
  snapshot: Json
  editor_id: number | null
  editor_name: string | null
  create_time: Generated<Date>
}

export interface QuestionVisitTable {
  user_id: number
  question_id: number
  visit_time: Generated<Date>
}

export interface RateLimitTable {
  key: string
  points: Generated<number>
  expire: number | null
}

export interface RecallQuestionTable {
  id: GeneratedAlways<number>
  knowledge_point_id: number
  slug: string
  question: string
  answer: string
  sort_order: number
}

export interface ReportTable {
  id: GeneratedAlways<number>
  case_id: number
  user_id: number
  reason: string
  note: Generated<string>
  create_time: Generated<Date>
  is_told: Generated<boolean>
}

export interface ReportCaseTable {
  id: GeneratedAlways<number>
  target_type: string
  target_id: number
  report_count: Generated<number>
  open_time: Generated<Date>
  assignee_id: number | null
  outcome: string | null
  outcome_reason: Generated<string>
  close_time: Date | null
}

export interface ReviewBuryTable {
  id: Generated<number>
  user_id: number
  card_id: number
  step_id: string
  day: string
  due_day_before: string
  create_time: Date
  undone_time: Date | null
}

export interface ReviewCardTable {
  id: GeneratedAlways<number>
  user_id: number
  subject_type: string
  subject_id: number
  question_id: GeneratedAlways<number | null>
  state: Generated<number>
  stability: Generated<number>
  difficulty: Generated<number>
  scheduled_days: Generated<number>
  learning_steps: Generated<number>
  reps: Generated<number>
  lapses: Generated<number>
  due_at: Date
  due_day: string
  last_time: Date | null
  last_day: string | null
  last_rating: number | null
  version: Generated<number>
  recall_question_id: GeneratedAlways<number | null>
  missed_point_id: GeneratedAlways<number | null>
}

export interface ReviewLogTable {
  id: GeneratedAlways<number>
  user_id: number
  rating: number
  create_time: Generated<Date>
  subject_type: Generated<string>
  subject_id: number
  day: string
  step_id: Generated<string>
  seconds: Generated<number>
  state_before: number | null
  card_before: Json | null
  mastery_before: Json | null
  undone_time: Date | null
  question_id: GeneratedAlways<number | null>
  in_sitting: Generated<boolean>
}

export interface ReviewReminderTable {
  user_id: number
  day: string
}

export interface SavedFilterTable {
  id: GeneratedAlways<number>
  list: string
  name: string
  query: Json
  creator_id: number | null
  create_time: Generated<Date>
}

export interface SchemaMigrationTable {
  name: string
  checksum: string
  apply_time: Generated<Date>
}

export interface SearchDocumentTable {
  id: GeneratedAlways<number>
  kind: string
  ref_id: number
  is_public: boolean
  title: string
  body: string
  title_terms: string
  terms: string
  popularity: number
  time: Date
}

export interface SearchLogTable {
  id: GeneratedAlways<number>
  query: string
  user_id: number
  create_time: Generated<Date>
}

export interface SearchStateTable {
  id: number
  version: number
}

export interface SearchSynonymTable {
  id: GeneratedAlways<number>
  words: string[]
  is_active: Generated<boolean>
  note: Generated<string>
  shipped_words: string[] | null
  version: Generated<number>
  create_time: Generated<Date>
  update_time: Generated<Date>
}

export interface SearchWordTable {
  word: string
}

export interface SensitiveWordTable {
  id: GeneratedAlways<number>
  word: string
  folded: string
  action: string
  note: Generated<string>
  version: Generated<number>
  create_time: Generated<Date>
  update_time: Generated<Date>
}

export interface ServerIssueTable {
  hour: Date
  kind: string
  subject: string
  code: number
  call: string | null
  count: number
  milliseconds: number[]
  last_time: Date
  request_id: string | null
}

export interface SiteDayTable {
  day: string
  registered: Generated<number>
  deleted: Generated<number>
  active: Generated<number>
  ai_calls: Generated<number>
  ai_failures: Generated<number>
}

export interface StudyPlanTable {
  user_id: number
  interview_day: string | null
  role: string
  company: string
  bank_ids: number[]
  planned_day: string
  update_time: Generated<Date>
  level: string | null
}

export interface StudyPlanDayTable {
  user_id: number
  day: string
  reviews: number
  fresh: number
}

export interface UserCodeTable {
  email: string
  purpose: string
  code_hash: Uint8Array
  wrong_tries: Generated<number>
  expire_time: Date
}

export interface UserInvitationTable {
  user_id: number
  token_hash: Uint8Array
  end_time: Date
  create_time: Generated<Date>
}

export interface UserMessagePreferenceTable {
  user_id: number
  kind: string
  channel: string
}

export interface UserRecoveryCodeTable {
  id: GeneratedAlways<number>
  user_id: number
  code_hash: Uint8Array
  create_time: Generated<Date>
}

export interface UserSessionTable {
  id: GeneratedAlways<number>
  user_id: number
  token_hash: Uint8Array
  create_time: Generated<Date>
  expire_time: Date
  user_agent: Generated<string>
  last_seen_time: Generated<Date>
  confirm_time: Generated<Date>
  network_hash: Uint8Array | null
}

export interface UserStudySettingsTable {
  user_id: number
  time_zone: string | null
  day_start_hour: number
  daily_goal: number
  new_per_day: number
  daily_cap: number
  update_time: Generated<Date>
}

export interface UserTotpTable {
  user_id: number
  secret: Uint8Array
  create_time: Generated<Date>
  enabled_time: Date | null
  last_step: Generated<number>
}

export interface UserVisitDayTable {
  day: string
  user_id: number
}

export interface WordCountTable {
  word: string
  paragraph_count: number
}

export interface DB {
  ai_conversation: AiConversationTable
  ai_message: AiMessageTable
  announcement: AnnouncementTable
  app_user: AppUserTable
  audit_log: AuditLogTable
  card_deck: CardDeckTable
  card_deck_card: CardDeckCardTable
  chapter: ChapterTable
  code_attempt: CodeAttemptTable
  code_draft: CodeDraftTable
  comment: CommentTable
  comment_count: CommentCountTable
  comment_like: CommentLikeTable
  comment_revision: CommentRevisionTable
  content_release: ContentReleaseTable
  contribution: ContributionTable
  daily_question: DailyQuestionTable
  discussion: DiscussionTable
  discussion_draft: DiscussionDraftTable
  discussion_favourite: DiscussionFavouriteTable
  discussion_invite: DiscussionInviteTable
  discussion_like: DiscussionLikeTable
  discussion_question: DiscussionQuestionTable
  discussion_revision: DiscussionRevisionTable
  discussion_tag: DiscussionTagTable
  discussion_tag_watch: DiscussionTagWatchTable
  discussion_view: DiscussionViewTable
  discussion_watch: DiscussionWatchTable
  interview_bank: InterviewBankTable
  interview_company: InterviewCompanyTable
  interview_missed_point: InterviewMissedPointTable
  interview_objection: InterviewObjectionTable
  interview_question: InterviewQuestionTable
  interview_question_link: InterviewQuestionLinkTable
  interview_question_problem: InterviewQuestionProblemTable
  interview_question_revision: InterviewQuestionRevisionTable
  interview_record: InterviewRecordTable
  interview_rescore: InterviewRescoreTable
  interview_session: InterviewSessionTable
  interview_session_question: InterviewSessionQuestionTable
  interview_share: InterviewShareTable
  interview_turn: InterviewTurnTable
  knowledge_point: KnowledgePointTable
  knowledge_point_note: KnowledgePointNoteTable
  knowledge_point_progress: KnowledgePointProgressTable
  knowledge_point_question: KnowledgePointQuestionTable
  knowledge_point_revision: KnowledgePointRevisionTable
  message: MessageTable
  message_actor: MessageActorTable
  message_digest: MessageDigestTable
  paper: PaperTable
  paper_question: PaperQuestionTable
  pending_job: PendingJobTable
  question: QuestionTable
  question_answer: QuestionAnswerTable
  question_bank: QuestionBankTable
  question_contributor: QuestionContributorTable
  question_day: QuestionDayTable
  question_encounter: QuestionEncounterTable
  question_favourite: QuestionFavouriteTable
  question_import: QuestionImportTable
  question_import_part: QuestionImportPartTable
  question_import_row: QuestionImportRowTable
  question_mastery: QuestionMasteryTable
  question_note: QuestionNoteTable
  question_relation: QuestionRelationTable
  question_revision: QuestionRevisionTable
  question_visit: QuestionVisitTable
  rate_limit: RateLimitTable
  recall_question: RecallQuestionTable
  report: ReportTable
  report_case: ReportCaseTable
  review_bury: ReviewBuryTable
  review_card: ReviewCardTable
  review_log: ReviewLogTable
  review_reminder: ReviewReminderTable
  saved_filter: SavedFilterTable
  schema_migration: SchemaMigrationTable
  search_document: SearchDocumentTable
  search_log: SearchLogTable
  search_state: SearchStateTable
  search_synonym: SearchSynonymTable
  search_word: SearchWordTable
  sensitive_word: SensitiveWordTable
  server_issue: ServerIssueTable
  site_day: SiteDayTable
  study_plan: StudyPlanTable
  study_plan_day: StudyPlanDayTable
  user_code: UserCodeTable
  user_invitation: UserInvitationTable
  user_message_preference: UserMessagePreferenceTable
  user_recovery_code: UserRecoveryCodeTable
  user_session: UserSessionTable
  user_study_settings: UserStudySettingsTable
  user_totp: UserTotpTable
  user_visit_day: UserVisitDayTable
  word_count: WordCountTable
}
