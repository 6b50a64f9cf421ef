import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

const recordTypeA = 1;

/**
 * Starts a DNS server that resolves every name to `addresses` (IPv4), as Docker does for the containers of a service.
 * Runs until the test has finished. Returns its address and port.
 */
export async function aNameServer(addresses: readonly string[]): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answer(query, addresses), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  return `127.0.0.1:${socket.address().port}`;
}

/** Answers as RFC 1035 defines. Queries for other record types get an empty answer. */
function answer(query: Buffer, addresses: readonly string[]): Buffer {
  // After the header: the labels of the name with their lengths, a zero byte, the type and the class.
  const end = query.indexOf(0, 12) + 5;
  const found = query.readUInt16BE(end - 4) === recordTypeA ? addresses : [];
  const header = Buffer.from(query.subarray(0, 12));
  // Flags: a response, recursion desired and available, no error.
  header.writeUInt16BE(0x81_80, 2);
  header.writeUInt16BE(found.length, 6);
  header.writeUInt32BE(0, 8);
  const records = found.map((address) => {
    // Pointer to the name, type A, class IN, a TTL of ten seconds, four bytes of address.
    const record = Buffer.from([0xc0, 12, 0, recordTypeA, 0, 1, 0, 0, 0, 10, 0, 4, 0, 0, 0, 0]);
    for (const [at, part] of address.split('.').entries()) record[12 + at] = Number(part);
    return record;
  });
  return Buffer.concat([header, query.subarray(12, end), ...records]);
}
