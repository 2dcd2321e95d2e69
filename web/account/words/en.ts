import { pluralEn as plural } from '@alleycat/ui/words/plurals.ts'

/** A message is words, or a function from details to words. */
export const en = {
  title: 'Your account',
  link: 'Your account',
  linkNote: 'Passkeys, notifications, bots and your data on the server',
  you: {
    title: 'Name and cat',
    note: 'As others see you at tables.',
    newcomer: 'The server does not know you yet. Take a name, or sign in with a passkey that you have already.',
    take: 'Take this name',
    save: 'Save',
    saved: 'Saved.',
    page: 'Your player page',
  },
  passkeys: {
    title: 'Passkeys',
    note:
      'Without a passkey you are a guest: you live in the memory of this browser, and when it is cleared, your seats and ' +
      'ratings are lost. A passkey keeps them, and takes you to other devices. There is no password and no e-mail: your ' +
      'device asks for your finger, face or PIN.',
    name: 'Name of the passkey',
    device: (browser: string, system: string): string => `${browser} on ${system}`,
    make: 'Make a passkey',
    made: 'Your passkey is made. You can now sign in with it anywhere.',
    signIn: 'Sign in with a passkey',
    signInNote: 'You have a passkey from another device? Then sign in to be the same person here.',
    signInAsk: (name: string): string =>
      `Here you are a guest without a passkey: ${name}. If you sign in as somebody else, this guest is lost, seats and all. Sign in?`,
    signedIn: (name: string): string => `Signed in: ${name}`,
    list: 'Your passkeys',
    from: (date: string): string => `Made: ${date}`,
    remove: (which: string): string => `Remove the passkey: ${which}`,
    removeAsk: (which: string): string => `Remove this passkey? It will no longer sign you in: ${which}`,
    removeLastAsk:
      'Remove your only passkey? You are a guest again then: signed out, or in another browser, nobody gets back to your games.',
    removed: 'Removed. Delete it in your device’s list of passkeys too.',
    unsupported: 'This browser knows no passkeys, or the page was not opened over a secure connection (https).',
  },
  push: {
    title: 'Notifications',
    note:
      'At tables that play over days, this browser can tell you that it is your turn, even when no page of Alleycat is open. ' +
      'The notification passes through the maker of your browser, sealed, and holds nothing but the number of the table.',
    on: 'Notifications are on in this browser.',
    off: 'Notifications are off in this browser.',
    turnOn: 'Turn notifications on',
    turnOff: 'Turn notifications off',
    checking: 'Looking at this browser…',
    denied:
      'You have forbidden this site to notify you. To change that, press the icon before the address of the page and allow notifications.',
    unsupported:
      'This browser cannot receive notifications here. On an iPhone or iPad, add Alleycat to the home screen first and open it from there.',
    failed: 'The browser could not reach its notification service. Try again later.',
    words: { yourTurn: 'Your turn', waits: 'A table is waiting for you.' },
  },
  sessions: {
    title: 'Sign out',
    note: 'Your seats stay yours: when time is up a bot sits in until you are back.',
    here: 'Sign out here',
    everywhere: 'Sign out everywhere',
    everywhereNote: 'Ends every session on every device, and its notifications, for instance when you have lost one.',
    guestAsk: 'You have no passkey: nobody gets back to this name, its seats and its ratings. Sign out for good?',
    everywhereAsk: 'Sign out on all devices?',
    done: 'Signed out.',
  },
  data: {
    title: 'Your data',
    note: 'Everything the server keeps about you, as a file: name, tables, chat, ratings, passkeys, bots.',
    download: 'Export my data',
    remove: 'Delete my data',
    removeNote:
      'Deletes your name, chat, ratings, passkeys, notifications and bots for good. Bots of the house play on in your seats. ' +
      'Of finished games only the moves remain, without your name.',
    word: 'delete',
    type: (word: string): string => `To confirm, type: ${word}`,
    removeForGood: 'Delete for good',
    cancel: 'Cancel',
    removed: 'Your data is deleted.',
  },
  tokens: {
    title: 'Bots of your own',
    note: 'A program of yours can play through the API. Each bot has a token, and is marked as a bot at the table.',
    api: 'The API, described',
    name: 'Name of the bot',
    make: 'Make a token',
    made: (name: string): string => `Token of: ${name}`,
    once: 'Copy it now: it is shown this once and is like a key to the bot.',
    copy: 'Copy the token',
    copied: 'Copied.',
    copyFailed: 'Copying does not work here. Select the token and copy it.',
    put: 'Done',
    none: 'You have no bots.',
    list: 'Your bots',
    from: (date: string): string => `Made: ${date}`,
    revoke: (name: string): string => `Revoke the token: ${name}`,
    revokeAsk: (name: string): string => `Revoke this token? The bot can no longer play: ${name}`,
    revoked: 'Revoked.',
  },
  muted: {
    title: 'Muted people',
    none: 'You hear everybody. In the chat of a table you can mute people.',
    hear: (name: string): string => `Hear again: ${name}`,
  },
  problems: {
    cancelled: 'Nothing was done: the device gave no passkey, or you thought better of it.',
    'passkey-known': 'This device has a passkey of yours already.',
    'no-passkeys': 'This browser knows no passkeys here.',
  },
  player: {
    title: (name: string): string => `Player: ${name}`,
    bot: 'A bot that plays through the API',
    ratings: 'Ratings',
    noRatings: 'Not rated yet. Public tables count.',
    rating: (points: string, margin: string): string => `${points} ± ${margin}`,
    spoken: (points: string, margin: string): string => `Rating: ${points}, give or take ${margin}`,
    provisional: 'still uncertain',
    record: (games: number, wins: number): string =>
      `${games} ${plural(games, { one: 'game', other: 'games' })}, won: ${wins}`,
    explain: 'What the number means',
    explanation: [
      'Everybody begins at 1500. Who does better than the numbers let expect goes up, who does worse goes down, and a win against strong players counts for more. Each game has a rating of its own.',
      'The number after ± says how sure this is: the true strength very probably lies within that range. It is wide at first and narrows with every game.',
      'Only public tables with at least two people count; bots of the house have no rating. The method is OpenSkill (Plackett–Luce), which can rate more than two players at once.',
    ],
    games: 'Games',
    noGames: 'No public game has been played to the end yet.',
    won: 'Won',
    lost: 'Not won',
    score: (own: string, all: string): string => `Score: ${own} (all: ${all})`,
    ended: (date: string): string => `Ended: ${date}`,
    replay: 'Look back',
    download: 'Download the record',
    gameOf: (game: string, date: string): string => `${game}, ${date}`,
    account: 'Your account',
    missing: 'There is no such player.',
  },
}
