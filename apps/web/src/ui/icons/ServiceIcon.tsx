import { Icon } from './Icon.tsx';
import { serviceIconName } from './service-icons.ts';

export function ServiceIcon({ icon, className }: { icon: string; className?: string | undefined }) {
  return <Icon name={serviceIconName(icon)} className={className} />;
}
