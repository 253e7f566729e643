import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, pathId } from '../common/schemas.ts'
import { avatarUpload, learnerProfile, profileFields, publicProfile, userProfileSchema } from './schemas.ts'
import { MAX_AVATAR_BYTES } from './values.ts'

export const userProfile = {
  my: endpoint({
    method: 'GET',
    path: '/api/user-profile/my',
    access: 'user',
    summary: '我的资料，供编辑',
    data: userProfileSchema,
  }),
  learning: endpoint({
    method: 'GET',
    path: '/api/user-profile/learning',
    access: 'user',
    summary: '个人中心：我的数字、一年的日历、各题库的掌握度与最近的自评',
    data: learnerProfile,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/user-profile/get/:id',
    access: 'guest',
    summary: '一个人的公开主页，只有本人愿意公开的',
    params: pathId,
    data: publicProfile,
  }),
  update: endpoint({
    method: 'POST',
    path: '/api/user-profile/update',
    access: 'user',
    keepsText: true,
    summary: '修改我的资料；带上version而它已旧：40900，data.current是现在的资料',
    body: z.strictObject({ ...z.partial(z.object(profileFields)).shape, version: z.optional(z.int()) }),
    data: done,
  }),
  uploadAvatar: endpoint({
    method: 'POST',
    path: '/api/user-profile/upload-avatar',
    access: 'user',
    summary: '换头像：至多2MB的jpeg、png或webp，裁成方形后重新编码，拍摄信息随之去掉',
    maxBodyBytes: MAX_AVATAR_BYTES * 1.5,
    body: avatarUpload,
    data: z.object({ avatarUrl: z.string() }),
  }),
}
