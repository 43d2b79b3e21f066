import { TextInput, type TextInputProps } from '@mantine/core';
import { useId } from 'react';
import { trpc } from '../trpc-react.ts';

/** The address to which visitors are sent: a page of the site, which is suggested, or another web address. */
export function PageAddressField({ description, ...props }: TextInputProps) {
  const list = useId();
  const { data = [] } = trpc.redirect.addresses.useQuery(undefined, { staleTime: 0 });
  const path = /^\/[^?#]*/.exec(String(props.value).trim())?.[0];
  const isMissing = data.length > 0 && path !== undefined && !data.includes(path);
  return (
    <>
      <TextInput
        {...props}
        list={list}
        description={isMissing ? 'No page has this address: visitors would see “Page Not Found”' : description}
      />
      <datalist id={list}>
        {data.map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
    </>
  );
}
