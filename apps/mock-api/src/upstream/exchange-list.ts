import { type Judgement, judge, silence } from '@glo/adapters/judge/judge';
import { cleanBody, cleanUrl, type Exchange, secretsOf, typeOf } from './exchange.ts';

/** What the stand-in would have answered, or why it was not asked. */
export type OwnAnswer = { readonly status: number; readonly text: string } | { readonly why: string };

/** An exchange as the console shows it, without secrets. */
export interface ShownExchange {
  readonly id: number;
  /** By the world's clock. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly ms: number;
  /** Null when no whole reply came. */
  readonly status: number | null;
  /** Null for what is no call of the contract. */
  readonly verdict: Pick<Judgement, 'differences' | 'more' | 'reads' | 'leftOut'> | null;
  readonly body?: string;
  readonly reply: string;
  readonly own: OwnAnswer;
}

const mostExchanges = 100;
const longestText = 20_000;

/** The last exchanges of one world. */
export class ExchangeList {
  #list: ShownExchange[] = [];
  #added = 0;

  async add(exchange: Exchange, own: OwnAnswer, at: number): Promise<void> {
    const verdict = await verdictOn(exchange);
    const secrets = secretsOf(exchange);
    const body = textOf(exchange.request, secrets);
    this.#added += 1;
    this.#list.push({
      id: this.#added,
      at: new Date(at).toISOString(),
      method: exchange.method,
      path: cleanUrl(exchange.url, secrets),
      ms: exchange.ms,
      status: exchange.failure === null ? (exchange.reply?.status ?? null) : null,
      verdict,
      ...(body !== '' && { body }),
      reply: exchange.reply === null ? (exchange.failure ?? '') : textOf(exchange.reply, secrets),
      own: 'text' in own ? { status: own.status, text: shortened(own.text) } : own,
    });
    if (this.#list.length > mostExchanges) this.#list.shift();
  }

  /** The newest `count`, oldest of them first. */
  last(count: number): readonly ShownExchange[] {
    return this.#list.slice(-count);
  }

  clear(): void {
    this.#list = [];
  }
}

async function verdictOn({ call, reply, failure, ms }: Exchange): Promise<ShownExchange['verdict']> {
  if (call === null) return null;
  if (reply === null || failure !== null) return silence(call, failure ?? 'nothing came', ms);
  const encoding = String(reply.headers['content-encoding'] ?? 'identity');
  if (encoding !== 'identity') return silence(call, `a body in ${encoding}, which nobody asked for`, ms);
  if (reply.body === null) return silence(call, `a body of ${reply.bytes} bytes, too large to be checked`, ms);
  const location = String(reply.headers['location'] ?? '').replace(/[?#].*/, '');
  const text = reply.body.toString();
  const { judgement } = await judge(call, {
    status: reply.status,
    type: typeOf(reply),
    location,
    text,
    milliseconds: ms,
  });
  return judgement;
}

function textOf(message: Exchange['request'], secrets: readonly string[]): string {
  const clean = cleanBody(message, secrets);
  if (clean === null || clean.isBase64) return `(${message.bytes} bytes${clean === null ? '' : ` of ${clean.type}`})`;
  return shortened(clean.text);
}

const shortened = (text: string) => (text.length > longestText ? `${text.slice(0, longestText)}…` : text);
