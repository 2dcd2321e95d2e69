import { Type } from 'typebox'
import {
  MyData,
  NewToken,
  Passkey,
  PasskeyRegistration,
  PasskeySignIn,
  PushAddress,
  PushEndpoint,
  Token,
  TokenWish,
} from '../messages/accounts.ts'
import { Introduction, Me, MyGame, PersonInfo, PlayedWith } from '../messages/people.ts'
import { anyObject, Id, request } from '../messages/schema.ts'
import { MyTables } from '../messages/tables.ts'
import { answers, nothing } from './answers.ts'

const tags = ['me']
const atPerson = request({ person: Id })

export const meOperations = {
  getMe: {
    method: 'GET',
    url: '/api/me',
    schema: { tags, summary: 'Who am I?', response: answers(200, Me, 'You; null when you have no name yet') },
  },
  introduce: {
    method: 'PUT',
    url: '/api/me',
    schema: {
      tags,
      summary: 'Take a name, or another one',
      body: Introduction,
      response: answers(200, Type.Object({ me: PersonInfo }), 'You'),
    },
  },
  listMyTables: {
    method: 'GET',
    url: '/api/me/tables',
    schema: {
      tags,
      summary: 'Tables you sit at',
      response: answers(200, MyTables, 'Unfinished ones and the latest that are over'),
    },
  },
  listMyGames: {
    method: 'GET',
    url: '/api/me/games',
    schema: {
      tags,
      summary: 'Your games that are over',
      response: answers(
        200,
        Type.Object({ games: Type.Array(MyGame) }),
        'The latest first; records are at /api/tables/{table}/record',
      ),
    },
  },
  exportMyData: {
    method: 'GET',
    url: '/api/me/export',
    schema: { tags, summary: 'Everything that is kept about you', response: answers(200, MyData, 'Your data') },
  },
  deleteMyData: {
    method: 'DELETE',
    url: '/api/me',
    schema: { tags, summary: 'Delete everything about you', response: nothing('Deleted') },
  },
  signOut: {
    method: 'POST',
    url: '/api/me/sign-out',
    schema: { tags, summary: 'Sign out here', response: nothing('Signed out') },
  },
  signOutEverywhere: {
    method: 'POST',
    url: '/api/me/sign-out-everywhere',
    schema: {
      tags,
      summary: 'End all your sessions, and notifications on all your devices',
      response: nothing('Signed out'),
    },
  },
  listTokens: {
    method: 'GET',
    url: '/api/me/tokens',
    schema: {
      tags,
      summary: 'Your bots',
      response: answers(200, Type.Object({ tokens: Type.Array(Token) }), 'Tokens without their secret'),
    },
  },
  createToken: {
    method: 'POST',
    url: '/api/me/tokens',
    schema: {
      tags,
      summary: 'Make a token for a bot of yours',
      body: TokenWish,
      response: answers(201, NewToken, 'The token is shown this once'),
    },
  },
  revokeToken: {
    method: 'DELETE',
    url: '/api/me/tokens/:token',
    schema: { tags, summary: 'Revoke a token', params: request({ token: Id }), response: nothing('Revoked') },
  },
  listPasskeys: {
    method: 'GET',
    url: '/api/me/passkeys',
    schema: {
      tags,
      summary: 'Your passkeys',
      response: answers(200, Type.Object({ passkeys: Type.Array(Passkey) }), 'The oldest first, without their keys'),
    },
  },
  startPasskey: {
    method: 'POST',
    url: '/api/me/passkeys/options',
    schema: {
      tags,
      summary: 'Start adding a passkey',
      response: answers(200, anyObject(), 'For navigator.credentials.create'),
    },
  },
  addPasskey: {
    method: 'POST',
    url: '/api/me/passkeys',
    schema: {
      tags,
      summary: 'Add a passkey: this identity is yours for good',
      body: PasskeyRegistration,
      response: answers(201, Type.Object({ id: Type.String() }), 'Added'),
    },
  },
  removePasskey: {
    method: 'DELETE',
    url: '/api/me/passkeys/:passkey',
    schema: {
      tags,
      summary: 'Remove a passkey',
      params: request({ passkey: Type.String({ pattern: '^[A-Za-z0-9_-]{1,1364}$' }) }),
      response: nothing('Removed'),
    },
  },
  startSignIn: {
    method: 'POST',
    url: '/api/sign-in/options',
    schema: {
      tags,
      summary: 'Start signing in with a passkey',
      response: answers(200, anyObject(), 'For navigator.credentials.get'),
    },
  },
  signIn: {
    method: 'POST',
    url: '/api/sign-in',
    schema: {
      tags,
      summary: 'Sign in with a passkey',
      body: PasskeySignIn,
      response: answers(200, Type.Object({ me: PersonInfo }), 'You'),
    },
  },
  getPushKey: {
    method: 'GET',
    url: '/api/push-key',
    schema: {
      tags,
      summary: 'The key to subscribe to notifications with',
      response: answers(200, Type.Object({ publicKey: Type.String() }), 'VAPID (RFC 8292)'),
    },
  },
  subscribe: {
    method: 'PUT',
    url: '/api/me/push',
    schema: {
      tags,
      summary: 'Be told when it is your turn at a table over days',
      body: PushAddress,
      response: nothing('Subscribed'),
    },
  },
  unsubscribe: {
    method: 'DELETE',
    url: '/api/me/push',
    schema: { tags, summary: 'Be told no more', body: PushEndpoint, response: nothing('Unsubscribed') },
  },
  listPlayedWith: {
    method: 'GET',
    url: '/api/me/played-with',
    schema: {
      tags,
      summary: 'People with whom you have finished a game',
      response: answers(
        200,
        Type.Object({ people: Type.Array(PlayedWith) }),
        'The latest first; without bots and people you have muted',
      ),
    },
  },
  declineInvitation: {
    method: 'DELETE',
    url: '/api/me/invitations/:table',
    schema: {
      tags,
      summary: 'Decline an invitation to a table',
      params: request({ table: Id }),
      response: nothing('Declined'),
    },
  },
  listMuted: {
    method: 'GET',
    url: '/api/me/muted',
    schema: {
      tags,
      summary: 'People you have muted',
      response: answers(200, Type.Object({ people: Type.Array(PersonInfo) }), 'By name'),
    },
  },
  mute: {
    method: 'PUT',
    url: '/api/me/muted/:person',
    schema: { tags, summary: 'Hear no more of somebody', params: atPerson, response: nothing('Muted') },
  },
  unmute: {
    method: 'DELETE',
    url: '/api/me/muted/:person',
    schema: { tags, summary: 'Hear somebody again', params: atPerson, response: nothing('Heard again') },
  },
} as const
