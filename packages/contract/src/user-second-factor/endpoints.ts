import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done } from '../common/schemas.ts'
import { recoveryCodes, secondFactorCode, secondFactorSetup, secondFactorState } from './schemas.ts'

const code = z.strictObject({ code: secondFactorCode })

export const userSecondFactor = {
  my: endpoint({
    method: 'GET',
    path: '/api/user-second-factor/my',
    access: 'user',
    summary: '我的两步验证：开着没有，恢复码还剩几个',
    data: secondFactorState,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/user-second-factor/begin',
    access: 'user',
    summary:
      '开始设置两步验证，给出新的密钥；要刚登录过或用密码证明过，否则是40300，data.confirm为真。已经开着：40900',
    data: secondFactorSetup,
  }),
  enable: endpoint({
    method: 'POST',
    path: '/api/user-second-factor/enable',
    access: 'user',
    summary: '用验证器显示的六位数字开启两步验证，给出十个恢复码，其他设备退出；要刚证明过是本人',
    body: code,
    data: recoveryCodes,
  }),
  disable: endpoint({
    method: 'POST',
    path: '/api/user-second-factor/disable',
    access: 'user',
    summary: '用六位数字或恢复码关闭两步验证；要刚证明过是本人',
    body: code,
    data: done,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/user-second-factor/renew-recovery-codes',
    access: 'user',
    summary: '换一批恢复码，旧的随即作废；要刚证明过是本人，带上六位数字或恢复码',
    body: code,
    data: recoveryCodes,
  }),
}
