import { Button } from '@mantine/core';
import { type ComponentType, useEffect, useState } from 'react';
import { StatusPanel } from '../list/StatusPanel.tsx';

type Load = () => Promise<ComponentType>;

/** In place of a section that could not be fetched: fetches it once more when it is opened anew, or asked to. */
export function createSectionUnavailable(load: Load): ComponentType {
  return function SectionUnavailable() {
    const [Screen, setScreen] = useState<ComponentType>();
    const tryAgain = () =>
      void load().then(
        (loaded) => setScreen(() => loaded),
        () => {},
      );
    useEffect(tryAgain, []);
    if (Screen) return <Screen />;
    return (
      <StatusPanel
        title="This section could not be loaded"
        text="The server cannot be reached. Nothing is lost: please try again."
        alert
      >
        <Button onClick={tryAgain}>Try again</Button>
      </StatusPanel>
    );
  };
}
