import { describe, expect, test, vi } from 'vitest'
import { fakeRoot } from '../../testing/fake-root.ts'
import { AssistantDoor } from './AssistantDoor.ts'

const question = { id: 7, title: '什么是线程池？' }

test('it opens and closes', () => {
  const door = new AssistantDoor(fakeRoot())
  door.open()
  expect(door).toMatchObject({ isOpen: true, wasOpened: true })
  door.close()
  expect(door).toMatchObject({ isOpen: false, wasOpened: true })
})

describe('the question of the page', () => {
  test('goes along as long as the page is shown', () => {
    const door = new AssistantDoor(fakeRoot())
    door.setPageQuestion(question)
    expect(door.about).toEqual(question)
    door.setPageQuestion(null)
    expect(door.about).toBeNull()
  })

  test('that was dropped does not, until one asks about it or comes to another one', () => {
    const door = new AssistantDoor(fakeRoot())
    door.setPageQuestion(question)
    door.dropQuestion()
    expect(door.about).toBeNull()
    door.openAboutPage()
    expect(door.about).toEqual(question)
    door.dropQuestion()
    door.setPageQuestion({ id: 8, title: '什么是锁？' })
    expect(door.about?.id).toBe(8)
  })
})

describe('somebody who goes to log in', () => {
  test('finds it open afterwards, once', () => {
    const root = fakeRoot()
    new AssistantDoor(root).closeForLogin()
    const door = new AssistantDoor(root)
    door.reopen()
    expect(door.isOpen).toBe(true)
    door.close()
    door.reopen()
    expect(door.isOpen).toBe(false)
  })

  test('finds it closed an hour later', () => {
    vi.useFakeTimers()
    const root = fakeRoot()
    new AssistantDoor(root).closeForLogin()
    vi.advanceTimersByTime(3_600_000)
    const door = new AssistantDoor(root)
    door.reopen()
    expect(door.isOpen).toBe(false)
    vi.useRealTimers()
  })
})
