import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ToastStore } from './ToastStore.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const messages = (store: ToastStore) => store.toasts.map((toast) => toast.message)

describe('showing', () => {
  test('a toast stands at the top for 3000 ms unless told otherwise', () => {
    const store = new ToastStore()
    store.show({ message: '登录成功', type: 'success' })
    expect(store.toasts).toEqual([{ id: 1, type: 'success', message: '登录成功', position: 'top' }])
    vi.advanceTimersByTime(2999)
    expect(store.toasts).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(store.toasts).toEqual([])
  })

  test.each([undefined, 'info', 'danger', ''])('type %j counts as info', (type) => {
    const store = new ToastStore()
    store.show(type === undefined ? { message: 'm' } : { message: 'm', type })
    expect(store.toasts[0]?.type).toBe('info')
  })

  test('each helper shows its own type and takes position and duration', () => {
    const store = new ToastStore()
    store.success('a')
    store.error('b', { position: 'bottom-left' })
    store.warning('c', { duration: 10 })
    store.info('d')
    expect(store.toasts.map((toast) => toast.type)).toEqual(['success', 'error', 'warning', 'info'])
    expect(store.toasts[1]?.position).toBe('bottom-left')
    vi.advanceTimersByTime(10)
    expect(messages(store)).toEqual(['a', 'b', 'd'])
  })

  test.each([0, Number.POSITIVE_INFINITY])('duration %d keeps it until it is closed', (duration) => {
    const store = new ToastStore()
    const id = store.info('stays', { duration })
    vi.advanceTimersByTime(1_000_000)
    expect(messages(store)).toEqual(['stays'])
    store.dismiss(id)
    expect(messages(store)).toEqual([])
  })

  test('the same message twice is two toasts with their own ids', () => {
    const store = new ToastStore()
    expect(store.info('m')).not.toBe(store.info('m'))
    expect(store.toasts).toHaveLength(2)
  })

  test('stores of two requests share nothing', () => {
    const [one, other] = [new ToastStore(), new ToastStore()]
    expect(one.info('m')).toBe(other.info('m'))
    one.dismiss(1)
    expect(other.toasts).toHaveLength(1)
  })
})

describe('holding', () => {
  test('stops every clock and lets it go on with what was left', () => {
    const store = new ToastStore()
    const id = store.info('held')
    store.info('other', { position: 'bottom' })
    vi.advanceTimersByTime(2000)
    store.hold(id)
    vi.advanceTimersByTime(60_000)
    expect(messages(store)).toEqual(['held', 'other'])
    store.release(id)
    vi.advanceTimersByTime(999)
    expect(store.toasts).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(store.toasts).toEqual([])
  })

  test('a toast shown meanwhile waits too', () => {
    const store = new ToastStore()
    const id = store.info('held')
    store.hold(id)
    store.info('new', { duration: 10 })
    vi.advanceTimersByTime(60_000)
    expect(messages(store)).toEqual(['held', 'new'])
  })

  test('closing the held toast sets the others going', () => {
    const store = new ToastStore()
    const id = store.info('held')
    store.info('other')
    store.hold(id)
    store.dismiss(id)
    vi.advanceTimersByTime(3000)
    expect(store.toasts).toEqual([])
  })
})
