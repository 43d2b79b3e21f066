import { Button } from '@mantine/core';
import { type ComponentType, useEffect, useState } from 'react';
import { StatusPanel } from '../screen/StatusPanel.tsx';

type Load = () => Promise<ComponentType>;

/** Replaces a section whose module failed to load. Retries when it is opened, and by a button. */
export function createSectionUnavailable(load: Load): ComponentType {
  return function SectionUnavailable() {
    const [Screen, setScreen] = useState<ComponentType>();
    const retry = () =>
      void load().then(
        (loaded) => setScreen(() => loaded),
        () => {},
      );
    useEffect(retry, []);
    if (Screen) return <Screen />;
    return (
      <StatusPanel
        title="This section could not be loaded"
        text="The server cannot be reached. Nothing is lost: please try again."
        alert
      >
        <Button onClick={retry}>Try again</Button>
      </StatusPanel>
    );
  };
}
