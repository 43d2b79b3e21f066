import { paths } from '@site/schema/paths';
import { replyWithinHours } from '@site/schema/site';
import { useSite } from '../../app/site-facts.ts';
import { ActionLink } from '../../ui/Action.tsx';
import { Closing } from '../../ui/layout/Closing.tsx';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';

export function ClosingCall() {
  const { brand } = useSite();
  const { days, opens, closes } = brand.officeHours;
  return (
    <Closing
      title="Start Your Project"
      text={`Tell us where you want to go. We reply within ${replyWithinHours} hours, office hours ${days} ${opens} to ${closes}.`}
    >
      <ActionLink to={paths.contact} look="main" arrow>
        Start Project
      </ActionLink>
      <ScheduleTrigger>Schedule Call</ScheduleTrigger>
    </Closing>
  );
}
