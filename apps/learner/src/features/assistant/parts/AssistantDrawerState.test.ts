import { describe, expect, test, vi } from 'vitest'
import { fakeRoot } from '../../../testing/fake-root.ts'
import { AssistantDrawerState } from './AssistantDrawerState.ts'

const question = { id: 7, title: '什么是线程池？' }

test('it opens and closes', () => {
  const drawer = new AssistantDrawerState(fakeRoot())
  drawer.open()
  expect(drawer).toMatchObject({ isOpen: true, wasOpened: true })
  drawer.close()
  expect(drawer).toMatchObject({ isOpen: false, wasOpened: true })
})

describe('the question of the page', () => {
  test('goes along as long as the page is shown', () => {
    const drawer = new AssistantDrawerState(fakeRoot())
    drawer.setPageQuestion(question)
    expect(drawer.about).toEqual(question)
    drawer.setPageQuestion(null)
    expect(drawer.about).toBeNull()
  })

  test('that was dropped does not, until one asks about it or comes to another one', () => {
    const drawer = new AssistantDrawerState(fakeRoot())
    drawer.setPageQuestion(question)
    drawer.dropQuestion()
    expect(drawer.about).toBeNull()
    drawer.openAboutPage()
    expect(drawer.about).toEqual(question)
    drawer.dropQuestion()
    drawer.setPageQuestion({ id: 8, title: '什么是锁？' })
    expect(drawer.about?.id).toBe(8)
  })
})

describe('somebody who goes to log in', () => {
  test('finds it open afterwards, once', () => {
    const root = fakeRoot()
    new AssistantDrawerState(root).closeForLogin()
    const drawer = new AssistantDrawerState(root)
    drawer.reopen()
    expect(drawer.isOpen).toBe(true)
    drawer.close()
    drawer.reopen()
    expect(drawer.isOpen).toBe(false)
  })

  test('finds it closed an hour later', () => {
    vi.useFakeTimers()
    const root = fakeRoot()
    new AssistantDrawerState(root).closeForLogin()
    vi.advanceTimersByTime(3_600_000)
    const drawer = new AssistantDrawerState(root)
    drawer.reopen()
    expect(drawer.isOpen).toBe(false)
    vi.useRealTimers()
  })
})
