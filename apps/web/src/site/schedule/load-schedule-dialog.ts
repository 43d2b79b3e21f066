export const loadScheduleDialog = () => import('./ScheduleDialog.tsx');
