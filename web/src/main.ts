import { mount } from 'svelte';

import App from './App.svelte';
import './style.css';

const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the app');
// The worker keeps the shell and shows a page of its own without a network; it needs a safe address.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined);

export default mount(App, { target: place });
