import { createServer, type Server } from 'node:http';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves a built site below a path, its `404.html` for all the rest, as a host does that can be
 * taken away and can get a new version of it.
 */
export class Host {
  /** No request is answered: connections break off. */
  away = false;
  /** Requests that break off even so: by path. */
  broken: RegExp | undefined;
  /** The first request of such a path takes the host away. */
  goesAwayAt: RegExp | undefined;
  /** What was asked for, by path. */
  readonly asked: string[] = [];
  readonly #server: Server;
  readonly #path: string;
  #folder: string;
  #copies: string[] = [];

  private constructor(server: Server, folder: string, path: string) {
    this.#server = server;
    this.#folder = folder;
    this.#path = path;
  }

  static async begin(folder = 'dist', path = '/'): Promise<Host> {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url!, 'http://host');
      host.asked.push(pathname);
      if (host.goesAwayAt?.test(pathname)) host.away = true;
      if (host.away || host.broken?.test(pathname)) return void request.socket.destroy();
      const file = host.#fileAt(pathname);
      void readFile(file).then(
        (content) =>
          response
            .writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
            .end(content),
        async () =>
          response
            .writeHead(404, { 'Content-Type': TYPES['.html'] })
            .end(await readFile(join(host.#folder, '404.html'))),
      );
    });
    const host = new Host(server, folder, path);
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
    return host;
  }

  /** Where the site is, without a slash at the end where it stands at the top. */
  get address(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}${this.#path === '/' ? '' : this.#path}`;
  }

  /** The file behind a path; none is called so where the path is not below that of the site. */
  #fileAt(pathname: string): string {
    const below = pathname.startsWith(this.#path) ? pathname.slice(this.#path.length) : 'nowhere';
    return join(this.#folder, decodeURI(below), pathname.endsWith('/') ? 'index.html' : '');
  }

  /** Puts a new version of the site in place: files changed, lists and worker made anew. */
  async publish(
    change: Readonly<Record<string, (text: string) => string>>,
    make: (folder: string) => Promise<unknown>,
  ): Promise<void> {
    const copy = await mkdtemp(join(tmpdir(), 'crownbook-'));
    this.#copies.push(copy);
    await cp(this.#folder, copy, {
      recursive: true,
      filter: (path) => !/\/share(\/|$)/.test(path),
    });
    for (const [file, changed] of Object.entries(change)) {
      const path = join(copy, file);
      await writeFile(path, changed(await readFile(path, 'utf8')));
    }
    await make(copy);
    this.#folder = copy;
  }

  async end(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
    await Promise.all(this.#copies.map((copy) => rm(copy, { recursive: true })));
  }
}
