import { Type } from 'typebox'
import { answers, answersAs } from './answers.ts'

const tags = ['operation']

export const serverOperations = {
  getHealth: {
    method: 'GET',
    url: '/health',
    schema: {
      tags,
      summary: 'Ready to serve?',
      description: 'Ready means that the database answers and is up to date.',
      response: answers(200, Type.Object({ ready: Type.Boolean() }), 'Ready'),
    },
  },
  getMetrics: {
    method: 'GET',
    url: '/metrics',
    schema: {
      tags,
      summary: 'Figures for Prometheus',
      response: answersAs(200, 'text/plain', Type.String(), 'Text format'),
    },
  },
} as const
