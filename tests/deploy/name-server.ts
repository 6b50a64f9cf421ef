import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

const ofAddress = 1;

/**
 * Starts a DNS server that finds `addresses` (IPv4) under every name, as Docker's does for containers of one service. It runs until the test has
 * finished. Returns its address and port.
 */
export async function aNameServer(addresses: readonly string[]): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answer(query, addresses), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  return `127.0.0.1:${socket.address().port}`;
}

/** Answers as RFC 1035 says. Questions about other records than IPv4 get an empty answer. */
function answer(query: Buffer, addresses: readonly string[]): Buffer {
  // Behind the header stands the name: parts with their length, a zero at the end. Type and class follow.
  const end = query.indexOf(0, 12) + 5;
  const found = query.readUInt16BE(end - 4) === ofAddress ? addresses : [];
  const header = Buffer.from(query.subarray(0, 12));
  // An answer, by a server that asks others, without an error; one question.
  header.writeUInt16BE(0x81_80, 2);
  header.writeUInt16BE(found.length, 6);
  header.writeUInt32BE(0, 8);
  const records = found.map((address) => {
    // The name of the question, an IPv4 address of the internet, kept for ten seconds, four bytes.
    const record = Buffer.from([0xc0, 12, 0, ofAddress, 0, 1, 0, 0, 0, 10, 0, 4, 0, 0, 0, 0]);
    for (const [at, part] of address.split('.').entries()) record[12 + at] = Number(part);
    return record;
  });
  return Buffer.concat([header, query.subarray(12, end), ...records]);
}
