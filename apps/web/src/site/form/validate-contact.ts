import { contactInput } from '@site/schema/contact';
import { findIssues, type Issue } from '../../app/form-issues.ts';

export const validateContact = (values: Record<string, string>): Issue[] => findIssues(contactInput, values);
