import { afterEach, expect, test, vi } from 'vitest'
import { share } from './share.ts'

afterEach(() => vi.unstubAllGlobals())

const refusing = (name: string) => vi.fn(async () => Promise.reject(new DOMException('', name)))

test('what the sheet of the system takes is shared and not copied', async () => {
  const [sheet, writeText] = [vi.fn(), vi.fn()]
  vi.stubGlobal('navigator', { share: sheet, clipboard: { writeText } })
  expect(await share({ title: 'Cat Burglars', url: 'https://alleycat.example/' })).toBe('shared')
  expect(sheet).toHaveBeenCalledWith({ title: 'Cat Burglars', url: 'https://alleycat.example/' })
  expect(writeText).not.toHaveBeenCalled()
})

test('nothing is copied when the sheet is closed, and the text where there is no sheet or it may not open', async () => {
  const writeText = vi.fn()
  const clipboard = { writeText }
  vi.stubGlobal('navigator', { share: refusing('AbortError'), clipboard })
  expect(await share({ text: 'cats' })).toBe('cancelled')
  expect(writeText).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { share: refusing('NotAllowedError'), clipboard })
  expect(await share({ text: 'cats' })).toBe('copied')
  vi.stubGlobal('navigator', { clipboard })
  expect(await share({ text: 'cats' })).toBe('copied')
  expect(writeText.mock.calls).toEqual([['cats'], ['cats']])
  vi.stubGlobal('navigator', {})
  expect(await share({ text: 'cats' })).toBe('failed')
})
