import { paths } from '@site/schema/paths';
import { replyWithinHours } from '@site/schema/site';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { useSite } from '../../app/site-facts.ts';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';

export function HomeCallToAction() {
  const { brand } = useSite();
  const { days, opens, closes } = brand.officeHours;
  return (
    <CallToAction
      title="Start Your Project"
      text={`Tell us where you want to go. We reply within ${replyWithinHours} hours, office hours ${days} ${opens} to ${closes}.`}
    >
      <ActionLink to={paths.contact} look="main" arrow>
        Start Project
      </ActionLink>
      <ScheduleTrigger>Schedule Call</ScheduleTrigger>
    </CallToAction>
  );
}
