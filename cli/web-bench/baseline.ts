import { MODULES } from '@alleycat/games/modules.ts'

/** The path of the page that all times are compared with; it is not part of the app. */
export const BASELINE = '/baseline.html'

/** The least that a front page could be: the same words, no script, and something that moves. */
export const BASELINE_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Baseline</title>
    <link rel="icon" href="data:," />
    <style>
      body { font: 16px sans-serif; margin: 2rem; background: #12131f; color: #f2eee3 }
      i { display: block; width: 40px; height: 56px; background: #f6c667; animation: go 1s infinite alternate }
      @keyframes go { to { transform: translateX(200px) } }
    </style>
  </head>
  <body>
    <h1>Alleycat</h1>
    ${MODULES.map(({ front: { name, tagline } }) => `<p>${tagline.en}</p><button aria-label="Play ${name}">Play</button>`).join('\n    ')}
    <i></i>
  </body>
</html>
`
