import type { SwaggerOptions } from '@fastify/swagger'

/** The head of the OpenAPI document; the routes bring the rest. */
export const OPENAPI: SwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Alleycat',
      version: '1',
      description:
        'Everything the app does goes through this API, and bots may do the same. Send decisions by HTTP, hear what happened ' +
        'from the stream. People sign in with a cookie, bots with a token.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: [
      { name: 'me', description: 'Who you are' },
      { name: 'tables', description: 'Making, finding and joining tables' },
      { name: 'play', description: 'Deciding, and hearing what happened' },
      { name: 'people', description: 'Other people, their games and records' },
      { name: 'operation', description: 'For whoever runs the server' },
    ],
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'alleycat', description: 'Set by PUT /api/me' },
        token: { type: 'http', scheme: 'bearer', description: 'Made by POST /api/me/tokens, for a bot' },
      },
    },
    security: [{ cookie: [] }, { token: [] }],
  },
}
