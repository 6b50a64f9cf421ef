import { Fragment } from 'react';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { type ActivityLine, type Named, separator } from './activity-line.ts';
import { texts } from './texts.ts';

export function Sentence({ line }: { readonly line: ActivityLine }) {
  const { before, people, more, between, place } = line;
  const parts = people.length + (more > 0 ? 1 : 0);
  return (
    <p>
      <span>{before}</span>
      {people.map((named, index) => (
        <Fragment key={index}>
          <span>{index === 0 ? ' ' : separator(index, parts)}</span>
          <Name named={named} />
        </Fragment>
      ))}
      {more > 0 && <span>{`${separator(people.length, parts)}${texts.more(more)}`}</span>}
      {between !== '' && <span>{` ${between}`}</span>}
      {place && (
        <>
          <span> </span>
          <Name named={place} />
        </>
      )}
    </p>
  );
}

function Name({ named: { label, href } }: { readonly named: Named }) {
  return (
    <bdi>
      {href === null ? (
        <strong translate="no">{label}</strong>
      ) : (
        <TextLink href={href} translate="no">
          {label}
        </TextLink>
      )}
    </bdi>
  );
}
