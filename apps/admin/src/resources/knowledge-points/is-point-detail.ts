import type {
  KnowledgePointRecord,
  KnowledgePointRecordDetail,
} from '@app/contract/knowledge-point-record/schemas'

/** Whether all fields are loaded; until then react-admin may show a row of a list or the values of a new point. */
export function isPointDetail(
  point: KnowledgePointRecord | KnowledgePointRecordDetail,
): point is KnowledgePointRecordDetail {
  return 'content' in point && 'questions' in point
}
