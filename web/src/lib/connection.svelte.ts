// One open table: what the server told us, and what we asked of it.
//
// The socket may go at any time. A command that was not acknowledged is sent again, with the same
// id, when it is back: the server carries it out once.

import { VERSION } from '../generated/version';
import { claim, invite } from './api';
import { withBoard } from './boards';
import { newId } from './ids';
import { merged, since } from './log';
import type {
  Advice,
  Chat,
  Closed,
  Command,
  Entry,
  Greeting,
  Language,
  Line,
  Mended,
  Message,
  Option,
  Position,
  Refused,
  Settled,
  Welcome,
} from './protocol';
import { typeset } from './typeset';
import { version } from './version.svelte';

type Numbered = Extract<Command, { id: string }>;

/** Must other answers wait for this command? */
function holds(command: Numbered): boolean {
  return command.type !== 'chat' && command.type !== 'advise';
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const NO_TABLE = 4404;
const OLD_PAGE = 4426;
const CLOSED = 4410;
const NOT_YET = 4403; // somebody's game of the day, before one's own is over

export class Connection {
  status = $state<'opening' | 'open' | 'lost' | 'none' | 'not-yet'>('opening');
  welcome = $state.raw<Welcome | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<Entry[]>([]);
  news = $state.raw<Line[]>([]);
  chat = $state.raw<Chat[]>([]);
  refusal = $state.raw<Refused | null>(null);
  settled = $state.raw<Settled | null>(null);
  advice = $state.raw<Advice | null>(null);
  closed = $state.raw<Closed | null>(null); // by an update of the rules
  mended = $state.raw<Mended | null>(null); // what another entry changes, or has changed
  advising = $state(false);
  busy = $state(false);

  #socket: WebSocket | null = null;
  #pending = new Map<string, Numbered>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #greetings = 0;
  #claimed = false;
  #links = new Map<number, Promise<string>>();

  constructor(
    readonly key: string,
    public language: Language,
  ) {
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  play(option: Option): void {
    const asked = this.position?.asked;
    if (!this.position || asked?.seat == null || this.busy) return;
    this.#submit({
      type: 'play',
      id: newId(),
      number: this.position.number,
      seat: asked.seat,
      key: option.key,
    });
  }

  undo(): void {
    if (!this.position || this.position.undo === 'no' || this.busy) return;
    const agreed = this.position.undo === 'agreed';
    this.#submit({ type: 'undo', id: newId(), number: this.position.number, agreed });
  }

  /** What one thinks of the proposal to take answers back; refusing one's own withdraws it. */
  consent(agree: boolean): void {
    if (!this.position?.proposal || this.busy) return;
    this.#submit({ type: 'consent', id: newId(), number: this.position.number, agree });
  }

  advise(): void {
    const seat = this.position?.asked?.seat;
    if (!this.position || seat == null || this.advising) return;
    this.advising = true;
    this.#submit({ type: 'advise', id: newId(), number: this.position.number, seat });
  }

  redo(): void {
    if (!this.position?.redo || this.busy) return;
    this.#submit({ type: 'redo', id: newId(), number: this.position.number });
  }

  /** From now on these dice and decks are those of the real table. */
  switchBox(box: string[]): void {
    if (!this.position || this.busy) return;
    this.#submit({ type: 'switch', id: newId(), number: this.position.number, box });
  }

  /** What was entered at a decision was wrong; first one may look at what would change. */
  mend(at: number, key: string, preview: boolean): void {
    if (!this.position || this.busy) return;
    this.mended = null;
    this.#submit({ type: 'mend', id: newId(), number: this.position.number, at, key, preview });
  }

  say(text: string): void {
    this.#submit({ type: 'chat', id: newId(), text });
  }

  standIn(seat: number, bot: string): void {
    this.#submit({ type: 'stand-in', id: newId(), seat, bot });
  }

  rename(seat: number, name: string): void {
    this.#submit({ type: 'rename', id: newId(), seat, name });
  }

  /** The link to a seat. Each new one ends the one before: an open seat keeps the one it has. */
  link(seat: number): Promise<string> {
    const open = this.position?.seats[seat]?.kind === 'open';
    // The secret stands behind the #: browsers do not send that part to anybody.
    const link = (open && this.#links.get(seat)) || invite(this.key, seat).then((token) => `${location.origin}/join/${this.key}#${token}`);
    this.#links.set(seat, link);
    link.catch(() => this.#links.delete(seat));
    return link;
  }

  look(seat: number): void {
    this.#send({ type: 'look', seat });
  }

  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.#send({ type: 'speak', language });
  }

  #submit(command: Numbered): void {
    this.refusal = null;
    this.settled = null;
    this.#pending.set(command.id, command);
    this.busy ||= holds(command);
    this.#send(command);
  }

  #send(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${this.key}/socket?language=${this.language}&wire=${VERSION}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.status = 'open';
      this.#wait = FIRST_WAIT;
      this.chat = [];
      for (const command of this.#pending.values()) this.#send(command);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(typeset(String(event.data), this.language)) as Message);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    if (this.#closed) return;
    if (code === NO_TABLE || code === NOT_YET) {
      this.status = code === NO_TABLE ? 'none' : 'not-yet';
      return;
    }
    if (code === CLOSED) return;
    if (code === OLD_PAGE) {
      version.outdated();
      return;
    }
    this.status = 'lost';
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  receive(message: Message): void {
    switch (message.type) {
      case 'table':
        version.heard(message.wire);
        void this.#greeted(message);
        break;
      case 'position':
        this.#placed(message);
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        break;
      case 'proposal':
        this.settled = message;
        break;
      case 'advice':
        this.#settle(message.id);
        this.advice = message;
        break;
      case 'mended':
        this.#settle(message.id);
        this.mended = message;
        break;
      case 'closed':
        this.closed = message;
        break;
      case 'ack':
        this.#settle(message.id);
        break;
      case 'error':
        this.#settle(message.id);
        this.refusal = message;
    }
  }

  /** The board may have to be fetched first; without it nothing can be drawn. */
  async #greeted(message: Greeting): Promise<void> {
    const turn = ++this.#greetings;
    try {
      const welcome = await withBoard(message);
      if (turn !== this.#greetings) return;
      this.welcome = welcome;
      if (welcome.yours.length === 0) await this.#claim();
    } catch {
      this.#socket?.close(); // it opens again, and greets again
    }
  }

  /** A browser that came before there was TLS has its seats under an older secret. */
  async #claim(): Promise<void> {
    if (location.protocol !== 'https:' || this.#claimed) return;
    this.#claimed = true;
    if (await claim(this.key)) this.#socket?.close(); // and comes back as who it is
  }

  #placed(position: Position): void {
    const before = this.position?.number ?? position.number;
    this.log = merged(this.log, position.log_from, position.log);
    this.news = since(this.log, Math.min(before, position.number));
    if (this.advice && this.advice.number !== position.number) this.advice = null;
    this.position = position;
  }

  #settle(id: string): void {
    this.#pending.delete(id);
    const left = [...this.#pending.values()];
    this.busy = left.some(holds);
    this.advising = left.some((command) => command.type === 'advise');
  }
}
