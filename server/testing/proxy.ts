import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { once } from 'node:events'

/** Stands between two sides of TCP connections, and can let them down. It goes to the first target that takes a connection. */
export class Proxy {
  /** Milliseconds by which everything is late, in each direction. */
  delay = 0
  /** Whether nothing passes at present; it does later. */
  isStalled = false
  readonly #server: Server
  readonly #targets: readonly number[]
  readonly #sockets = new Set<Socket>()

  private constructor(targets: readonly number[]) {
    this.#targets = targets
    this.#server = createServer((socket) => void this.#serve(socket))
  }

  static async to(...targets: readonly number[]): Promise<Proxy> {
    const proxy = new Proxy(targets)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Breaks every connection. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  close(): void {
    this.#server.close()
    this.cut()
  }

  async #serve(client: Socket): Promise<void> {
    this.#watch(client)
    for (const port of this.#targets) {
      const target = connect({ port, host: '127.0.0.1', noDelay: true })
      this.#watch(target)
      const isConnected = await once(target, 'connect').then(
        () => true,
        () => false,
      )
      if (!isConnected) continue
      if (client.destroyed) return void target.destroy()
      this.#pass(client, target)
      this.#pass(target, client)
      return
    }
    client.destroy()
  }

  #watch(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => this.#sockets.delete(socket))
  }

  /** Late or not, bytes come in their order. */
  #pass(from: Socket, to: Socket): void {
    const late: { readonly chunk: Buffer; readonly at: number }[] = []
    const hurry = setInterval(() => {
      while (!this.isStalled && late.length > 0 && late[0]!.at <= performance.now()) to.write(late.shift()!.chunk)
    }, 5)
    from.on('data', (chunk: Buffer) => {
      if (late.length === 0 && this.delay === 0 && !this.isStalled) to.write(chunk)
      else late.push({ chunk, at: performance.now() + this.delay })
    })
    from.on('close', () => {
      clearInterval(hurry)
      to.destroy()
    })
    to.on('close', () => from.destroy())
  }
}
