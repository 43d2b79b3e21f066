import { cityLine } from '@site/schema/address';
import { absolute, paths } from '@site/schema/paths';
import { useIsHidden, useNavigation } from '../app/navigation/navigation.ts';
import { useSite } from '../app/site-facts.ts';
import classes from './PrintedNextStep.module.css';
import { FactList } from './portfolio/FactList.tsx';

type Props = { path: string; paid: { budget: string | null; duration: string } | null };

/** The end of a printed project or case study, which has no buttons. */
export function PrintedNextStep({ path, paid }: Props) {
  const { brand, publicUrl } = useSite();
  const isHidden = useIsHidden();
  const { labels } = useNavigation();
  const facts = [
    { label: 'Budget', value: paid?.budget ?? null },
    { label: 'Duration', value: paid?.duration ?? null },
    { label: 'Telephone', value: brand.phone },
    { label: 'Email', value: brand.email },
    { label: 'Address', value: `${brand.address.street}, ${cityLine(brand.address)}` },
    { label: labels.call, value: isHidden(paths.scheduleCall) ? null : absolute(publicUrl, paths.scheduleCall) },
    { label: 'This page', value: absolute(publicUrl, path) },
  ];
  return (
    <div className={classes.printed}>
      <FactList title="Budget and next step" facts={facts} />
    </div>
  );
}
